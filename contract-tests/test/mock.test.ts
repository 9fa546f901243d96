import { describeContract } from "../src/describe-contract.ts";
import { startMock } from "../src/targets/mock.ts";

describeContract("mock", startMock);
