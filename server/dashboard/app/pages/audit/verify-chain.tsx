// Reads the whole audit log and checks that it has no gap: sequence numbers, and that each record repeats the hash of the one before it.
import { useEffect, useRef, useState } from "react";
import { client } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { type ChainedRecord, follows } from "./chain.ts";

/** Records of a page of the API. */
const PAGE = 100;

interface Checked {
  readonly count: number;
  readonly head?: string;
  /** Sequence number of the record that does not follow from the one before it. */
  readonly broken?: number;
  readonly running: boolean;
}

/** The button, and what it found. */
export function VerifyChain() {
  const { auditing } = useText();
  const say = useSay();
  const [checked, setChecked] = useState<Checked>();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const verify = async (): Promise<void> => {
    setChecked({ count: 0, running: true });
    try {
      for await (const progress of checkedRecords(() => open.current)) setChecked(progress);
    } catch (error) {
      setChecked(undefined);
      say.failed(error);
    }
  };
  const { count = 0, head, broken, running = false } = checked ?? {};
  return (
    <>
      <span role="status" className={broken === undefined ? "soft" : "late"} title={head && auditing.head({ hash: head })}>
        {checked !== undefined &&
          (broken !== undefined ? auditing.broken({ sequence: broken }) : running ? auditing.verifying({ count }) : auditing.intact({ count }))}
      </span>
      <button type="button" className="button" disabled={running} title={auditing.verifyText} onClick={() => void verify()}>
        <Icon name="protection" />
        {auditing.verify}
      </button>
    </>
  );
}

async function readPage(cursor: string | null) {
  const { data } = await client.GET("/api/v1/audit-log", { params: { query: { limit: PAGE, ...(cursor === null ? {} : { cursor }) } } });
  return data;
}

/** Reads page after page, newest first. */
async function* checkedRecords(goOn: () => boolean): AsyncGenerator<Checked> {
  let cursor: string | null = null;
  let newer: ChainedRecord | undefined;
  let head: string | undefined;
  let count = 0;
  do {
    const page = await readPage(cursor);
    if (page === undefined || !goOn()) return;
    for (const record of page.data) {
      head ??= record.hash;
      if (newer !== undefined && !follows(newer, record)) return yield { count, head, broken: newer.sequence, running: false };
      newer = record;
      count += 1;
    }
    cursor = page.next_cursor;
    yield { count, running: cursor !== null, ...(head === undefined ? {} : { head }) };
  } while (cursor !== null);
  if (newer !== undefined && head !== undefined && !follows(newer, undefined)) yield { count, head, broken: newer.sequence, running: false };
}
