// npm run tables: every table, the folder that owns it, and the files of other folders that write it, as a Markdown table.
import { foreignWriters, tableOwners } from "./table-owners.ts";

const owners = await tableOwners();
const writers = foreignWriters(owners);
console.log("| table | owner | entity | also written by |\n| --- | --- | --- | --- |");
for (const { table, folder, entity } of owners) console.log(`| ${table} | ${folder} | ${entity} | ${writers.get(table)?.join(", ") ?? ""} |`);
