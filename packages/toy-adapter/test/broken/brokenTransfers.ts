import type { ToyPage } from '../../src/chain/ToyPage'
import { type BrokenToy, broken, type ToyTransfersUnderTest, transferring } from './BrokenToy'

/** Toys whose adapter reads, signs or sends incorrectly. */
export const brokenTransfers: readonly BrokenToy[] = [
  transferring(
    'reads the first network alone',
    ['a network that was added to the kit later is read and switched to like the first'],
    transfers => {
      const getBalance = transfers.getBalance.bind(transfers)
      transfers.getBalance = async given => ({
        ...(await getBalance(given)),
        ...(given.caipNetwork.caipNetworkId !== 'toy:marble' && { value: 0n }),
      })
    },
  ),
  transferring(
    'rounds balances',
    ['a balance is what the chain says, in base units; an address without money has none'],
    transfers => {
      const getBalance = transfers.getBalance.bind(transfers)
      transfers.getBalance = async given => {
        const balance = await getBalance(given)
        return { ...balance, value: (balance.value / 1_000n) * 1_000n }
      }
    },
  ),
  transferring(
    'reads nothing as zero',
    ['a chain that does not answer is a clear error, never a balance of nothing'],
    transfers => {
      const getBalance = transfers.getBalance.bind(transfers)
      transfers.getBalance = given => getBalance(given).catch(() => ({ value: 0n, decimals: 3, symbol: 'MRB' }))
    },
  ),
  transferring('trims addresses', ['an address is known by its form and checksum, alone and unpadded'], transfers => {
    const isAddress = transfers.isAddress.bind(transfers)
    transfers.isAddress = (address, network) => isAddress(address.trim(), network)
  }),
  broken('signs another message', ['a signature verifies for its message and account, and for no other'], adapter => {
    const signMessage = adapter.signMessage.bind(adapter)
    adapter.signMessage = given => signMessage({ ...given, message: given.message.trimEnd().concat(' ') })
  }),
  broken(
    'throws any error when a signature is declined',
    ['a declined signature is a UserRejectedError, one that waits in the wallet is pending'],
    adapter => {
      const signMessage = adapter.signMessage.bind(adapter)
      adapter.signMessage = given => signMessage(given).catch(() => Promise.reject(new Error('declined')))
    },
  ),
  broken('signs for anyone', ['without a connected wallet nothing is signed or sent'], adapter =>
    Object.assign(adapter, { signMessage: async () => ({ signature: '00' }) }),
  ),
  sending('sends one unit less', ['a transfer arrives on the chain, to the base unit'], (send, given) =>
    send({ ...given, value: given.value - 1n }),
  ),
  sending(
    'asks again when the user declines',
    ['a declined transfer is a UserRejectedError and moves nothing'],
    (send, given) => send(given).catch(() => send(given)),
  ),
  sending('sends what there is', ['more than the account has is a clear error and moves nothing'], (send, given) =>
    send(given).catch(() => send({ ...given, value: 1n })),
  ),
  sending('ignores the sign', ['an amount that cannot be is refused before the wallet is asked'], (send, given) =>
    send({ ...given, value: given.value < 0n ? -given.value : given.value }),
  ),
  sending(
    'asks the wallet first',
    ['what is no address of the network is refused before the wallet is asked'],
    async (send, given, page) => {
      const [wallet] = page.list
      await wallet?.sign('', wallet.addresses[0])
      return send(given)
    },
  ),
  transferring(
    'estimates nothing',
    ['a fee is estimated in base units where the adapter can, without asking the owner'],
    transfers => Object.assign(transfers, { estimateFee: async () => 0n }),
  ),
  sending(
    'pays any fee',
    ['a fee above the highest one that was agreed to is refused before the wallet is asked'],
    (send, { maxFee: _, ...given }) => send(given),
  ),
  transferring(
    'reads a fee that was not paid',
    ['what is paid stays within the highest fee that was agreed to, and is what the adapter reads'],
    transfers => Object.assign(transfers, { paidFee: async () => 6n }),
  ),
  transferring(
    'sends tokens that it cannot',
    ['a token moves by exactly the amount where the chain has tokens'],
    transfers => Object.assign(transfers, { sendToken: async () => ({ hash: '' }) }),
  ),
  transferring('takes keys for contracts', ['accounts of keys are no contracts'], transfers =>
    Object.assign(transfers, { isContract: async () => true }),
  ),
  transferring(
    'loses a unit in trials',
    ['a transfer that is tried out arrives whole, moves nothing and asks the owner nothing'],
    transfers =>
      Object.assign(transfers, {
        simulateTransfer: async ({ amount }: { readonly amount: bigint }) => ({ sent: amount, received: amount - 1n }),
      }),
  ),
  transferring(
    'tries nothing out',
    [
      'a trial of more than the account has is a clear error',
      'a chain that does not answer is a clear error, never a transfer that works or an account of a key',
    ],
    transfers =>
      Object.assign(transfers, {
        simulateTransfer: async ({ amount }: { readonly amount: bigint }) => ({ sent: amount, received: amount }),
      }),
  ),
  transferring(
    'describes no payment',
    ['what is described pays the recipient exactly the amount, once, and the owner is asked nothing'],
    transfers => Object.assign(transfers, { describeTransfer: async () => [] }),
  ),
  transferring('describes anything', ['what could not be sent is not described either'], transfers =>
    Object.assign(transfers, {
      describeTransfer: async ({ to, amount }: { readonly to: string; readonly amount: bigint }) => [
        { kind: 'nativeTransfer', to, amount },
      ],
    }),
  ),
  transferring(
    'describes no request',
    ['a request is described as what it pays, and the owner is asked nothing'],
    transfers => Object.assign(transfers, { describeRequest: async () => [] }),
  ),
  transferring(
    'simulates anything as nothing',
    [
      'a request that is simulated takes what it pays, moves nothing and asks the owner nothing',
      'a kind that the chain doesn’t have is a clear error',
      'a chain that does not answer is a clear error, never a request that works',
    ],
    transfers => Object.assign(transfers, { simulateRequest: async () => ({ changes: [] }) }),
  ),
  transferring('calls every transfer failed', ['a transfer is followed until the chain has taken it in'], transfers =>
    Object.assign(transfers, { followTransaction: async () => ({ status: 'failed' }) }),
  ),
  transferring('follows although nobody waits', ['nobody waits any more: following ends with that reason'], transfers =>
    Object.assign(transfers, { followTransaction: async () => ({ status: 'confirmed' }) }),
  ),
  transferring(
    'changes an address in a link',
    ['an address as a link is the address behind a scheme, whole and as it was written'],
    transfers =>
      Object.assign(transfers, {
        addressUri: ({ address }: { readonly address: string }) => `toy:${address.toUpperCase()}`,
      }),
  ),
]

function sending(
  defect: string,
  cases: readonly string[],
  change: (
    send: ToyTransfersUnderTest['sendTransaction'],
    given: Parameters<ToyTransfersUnderTest['sendTransaction']>[0],
    page: ToyPage,
  ) => ReturnType<ToyTransfersUnderTest['sendTransaction']>,
): BrokenToy {
  return transferring(defect, cases, (transfers, page) => {
    const send = transfers.sendTransaction.bind(transfers)
    transfers.sendTransaction = given => change(send, given, page)
  })
}
