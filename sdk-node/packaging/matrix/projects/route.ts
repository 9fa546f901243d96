// A route handler of Next.js.
import { type NextRequest, NextResponse } from "next/server";
import { tenCalls } from "./ten-calls.mjs";

export async function POST(request: NextRequest): Promise<NextResponse> {
  return NextResponse.json({ from: request.nextUrl.pathname, calls: await tenCalls(process.env.FRAUD_RISK_API_KEY, process.env.FRAUD_RISK_BASE_URL) });
}
