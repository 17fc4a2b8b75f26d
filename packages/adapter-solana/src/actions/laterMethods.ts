import type { ChainAdapter } from '@openappkit/appkit-core'
import type { ChainQuestions } from './ChainQuestions'

/** What the adapter has as well once its actions were loaded. */
export type LaterMethods = Required<
  Pick<
    ChainAdapter,
    | 'addressUri'
    | 'coinTypes'
    | 'describeTransfer'
    | 'feeReserve'
    | 'followTransaction'
    | 'isContract'
    | 'paidFee'
    | 'simulateTransfer'
  >
>

export function laterMethods(questions: ChainQuestions): LaterMethods {
  return {
    // Programs, and accounts that belong to one: of tokens, of programs, of multisigs.
    isContract: parameters => questions.isContract(parameters),
    paidFee: parameters => questions.paidFee(parameters),
    simulateTransfer: transfer => questions.simulateTransfer(transfer),
    followTransaction: parameters => questions.followTransaction(parameters),
    describeTransfer: transfer => questions.describeTransfer(transfer),
    // The fee is what the message says. An account that kept a little of its own would be refused: it keeps nothing, or what its rent takes.
    feeReserve: fee => fee,
    // SLIP-44.
    coinTypes: async () => [501],
    // Solana Pay.
    addressUri: ({ address }) => `solana:${address}`,
  }
}
