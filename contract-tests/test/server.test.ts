import { describeContract } from "../src/describe-contract.ts";
import { startServer } from "../src/targets/server.ts";

describeContract("server", startServer, "even operations");
