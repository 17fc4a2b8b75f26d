/** 'The code ran and reverted', by the codes that nodes have for it. */
const REVERTED: readonly unknown[] = [3, -32015]

/** Nodes say with one code (-32000) that code failed and that they have other trouble, so the words decide. */
const RAN_AND_FAILED =
  /revert|invalid opcode|opcode 0x|out of gas|gas required exceeds|stack (?:under|over)flow|invalid jump/iu

/** Whether a request failed because the code that it ran did: an answer about the signature. Anything else is about the node. */
export function isExecutionFailure(error: unknown): boolean {
  const { code, details, message } = Object(error) as { code?: unknown; details?: unknown; message?: unknown }
  if (REVERTED.includes(code)) return true
  return code === -32000 && RAN_AND_FAILED.test(`${details ?? message}`)
}
