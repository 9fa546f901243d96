import { describeContract } from "../src/describe-contract.ts";
import { startProxy } from "../src/targets/proxy.ts";

describeContract("proxy", startProxy);
