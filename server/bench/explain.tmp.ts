import pg from "pg";
import { startEmbeddedPostgres } from "../src/database/embedded.ts";
import { createAssessPool } from "../src/database/pool.ts";
import { seed, benchJob, copyOf } from "./seed.ts";
import { batchRead } from "../src/assess/read.ts";
import { batchWrite } from "../src/assess/write.ts";
import { decide } from "../src/assess/decide.ts";
import { profileOf } from "../src/organizations/settings.ts";
const p = await startEmbeddedPostgres(".data/bench");
try {
const s = await seed(p.url, { small: 10000, large: 50000, entries: 50000 });
const url = await copyOf(p.url, "large");
const pool = createAssessPool(url, 2, 100000); await pool.query("CREATE INDEX list_entries_probe ON list_entries (organization_id, match_key)"); await pool.query("VACUUM ANALYZE");
const n = Number(process.argv[2] ?? 1);
const jobs = Array.from({length:n},(_, i)=>benchJob(s.credential, 7000000+i, "X-"+i, Date.now()));
const r = batchRead(jobs);
const profile = profileOf({ id: s.credential.organizationId, version: 1, segment: "merchant", settings: {} });
const {rows} = await pool.query(r.query as never) as any;
const f = r.decode(rows);
const w = batchWrite(jobs.map((j,i)=>decide(j, f[i]!, profile, {byCurrency:new Map(), baseRate:0.002}, true)));
for (const q of [r.query, w]) {
  const lit = (v:string)=>"'"+v.replaceAll("'","''")+"'";
  const e = await pool.query("EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) "+q.text.replace(/\$(\d+)/g,(_,d)=>lit(q.values[Number(d)-1]!)));
  console.log(e.rows.map((x:any)=>x["QUERY PLAN"]).join("\n").slice(0,9000));
}
let t=performance.now(); for(let i=0;i<200;i++){ await pool.query(batchRead(jobs).query as never);} console.log("read ms", (performance.now()-t)/200);
t=performance.now(); for(let i=0;i<100;i++){ const js=Array.from({length:n},(_, k)=>benchJob(s.credential, 8000000+i*n+k, "Y-"+i+"-"+k, Date.now())); await pool.query(batchWrite(js.map((j,k)=>decide(j, f[k]!, profile, {byCurrency:new Map(), baseRate:0.002}, true))) as never);} console.log("write ms", (performance.now()-t)/100);

const time = async (name: string, f: (i:number)=>unknown, k=100) => { for (let i=0;i<20;i++) await f(i+100000); const t=performance.now(); for (let i=0;i<k;i++) await f(i); console.log(name.padEnd(30), ((performance.now()-t)/k*1000/n).toFixed(1), "us per job"); };
await time("benchJob", (i)=>Array.from({length:n},(_, k)=>benchJob(s.credential, 8000000+i*n+k, "Y-"+i+"-"+k, Date.now())));
const { payinSubject } = await import("../src/assess/payin.ts"); const { payment } = await import("./payments.ts"); const { handleOf } = await import("../src/assess/handle.ts");
const reqs = Array.from({length:n*100},(_, k)=>payment(8000000+k,"Z"+k));
await time("payment", (i)=>{for (let k=0;k<n;k++) payment(i*n+k,"a")});
await time("payinSubject", (i)=>{for (let k=0;k<n;k++) payinSubject(reqs[(i*n+k)%reqs.length]!, 100, Date.now(), "x")});
await time("handleOf", (i)=>{for (let k=0;k<n;k++) handleOf({flow:"payin",credentialKind:"secret",submerchantId:null,idempotencyKey:undefined,orderId:"x",request:reqs[(i*n+k)%reqs.length]!})});
await time("batchRead", ()=>batchRead(jobs));
await time("decode", ()=>r.decode(rows));
await time("decide", ()=>jobs.map((j,i)=>decide(j, f[i]!, profile, {byCurrency:new Map(), baseRate:0.002}, true)));
const dd = jobs.map((j,i)=>decide(j, f[i]!, profile, {byCurrency:new Map(), baseRate:0.002}, true));
await time("batchWrite", ()=>batchWrite(dd));
await time("read roundtrip", ()=>pool.query(r.query as never));
const pre = await Promise.all(Array.from({length:130},async (_, i)=>batchWrite(Array.from({length:n},(_, k)=>benchJob(s.credential, 18000000+i*n+k, "W-"+i+"-"+k, Date.now())).map((j,k)=>decide(j, f[k]!, profile, {byCurrency:new Map(), baseRate:0.002}, true)))));
let wi=0; await time("write roundtrip", ()=>pool.query(pre[wi++] as never));
await pool.end();
} finally { await p.stop(); }
