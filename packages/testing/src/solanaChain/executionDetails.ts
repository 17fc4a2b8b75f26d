import { base58 } from '@scure/base'
import type { TransactionMetadata } from 'litesvm'

/** Returns the inner instructions, grouped by the index of their outer instruction. */
export function innerInstructions(meta: TransactionMetadata): readonly unknown[] {
  return meta.innerInstructions().flatMap((calls, index) => {
    const instructions = calls.map(call => {
      const instruction = call.instruction()
      return {
        programIdIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: base58.encode(instruction.data()),
        stackHeight: call.stackHeight(),
      }
    })
    return instructions.length === 0 ? [] : [{ index, instructions }]
  })
}

/** Returns the transaction's return data in the format of a node, or null if there is none. */
export function returnData(meta: TransactionMetadata): unknown {
  const returned = meta.returnData()
  const data = returned.data()
  if (data.length === 0) return null
  return { programId: base58.encode(returned.programId()), data: [Buffer.from(data).toString('base64'), 'base64'] }
}
