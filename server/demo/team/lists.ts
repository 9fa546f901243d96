// Entries that people make. Those that outcomes make come by themselves.
import { type Occasion, timeAfter } from "./occasion.ts";
import { listed, unlessThere } from "./team.ts";

interface Entry {
  readonly id: string;
  readonly value: string;
}

/** What becomes of lists over the month. */
export const listOccasions: readonly Occasion[] = [
  {
    name: "lists",
    daysAgo: 28,
    act: async ({ team: { call } }, at) => {
      for (const entry of [
        { list_type: "email_domain", value: "correo-temporal.example", severity: "block", reason: "Buzones desechables" },
        { list_type: "ip_range", value: "203.0.113.0/24", severity: "review", reason: "Ataque de octubre", expires_at: timeAfter(at, 14) },
        { list_type: "email", value: "pruebas.qa@empresa.example", severity: "flag", reason: "Cuenta de pruebas" },
      ])
        await unlessThere(call("analyst", "POST", "blocklists", entry));
      for (const entry of [
        { list_type: "customer_id", value: "c1542", reason: "Cliente desde 2019, verificado por teléfono" },
        { list_type: "email", value: "compras@hospital-angeles.example", reason: "Cuenta corporativa", expires_at: timeAfter(at, 90) },
      ])
        await unlessThere(call("analyst", "POST", "allowlists", entry));
    },
  },
  {
    name: "custom lists",
    daysAgo: 26,
    act: async ({ team }) => {
      const names = new Set((await listed<{ name: string }>(team, "lists")).map(({ name }) => name));
      for (const [name, description, values] of [
        ["clientes_vip", "Clientes con ejecutivo asignado", ["c1542", "c815", "c2077", "c42"]],
        ["cupones_filtrados", "Cupones publicados en foros", ["BUENFIN50", "VUELVE30"]],
      ] as const) {
        if (names.has(name)) continue;
        const { id } = await team.call<{ id: string }>("analyst", "POST", "lists", { name, description });
        await team.call("analyst", "POST", `lists/${id}/values`, { values });
      }
    },
  },
  {
    name: "entry deactivated",
    daysAgo: 17,
    act: async ({ team }) => {
      const entry = (await team.call<{ data: Entry[] }>("analyst", "GET", "blocklists?search=pruebas.qa")).data[0];
      if (entry !== undefined) await team.call("analyst", "PATCH", "blocklists", { id: entry.id, is_active: false, reason: "Cuenta de pruebas, cerrada" });
    },
  },
];
