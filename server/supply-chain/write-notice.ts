// `npm run notice`: writes NOTICE.
import { writeFileSync } from "node:fs";
import { NOTICE, noticeText } from "./notice.ts";

writeFileSync(NOTICE, noticeText());
