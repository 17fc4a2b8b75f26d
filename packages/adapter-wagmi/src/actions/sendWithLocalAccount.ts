import type { Account, Address, Client, Hash, Hex } from 'viem'
import { sendTransaction } from 'viem/actions'

/** For connectors whose account signs in the page. Apart, because signing a transaction here brings 28 kB that wallets make needless. */
export function sendWithLocalAccount(
  client: Client,
  { to, value, data }: { readonly to: Address; readonly value: bigint; readonly data: Hex | undefined },
): Promise<Hash> {
  const account: Account | undefined = client.account
  return sendTransaction(client, {
    account: account ?? null,
    chain: client.chain,
    to,
    value,
    ...(data === undefined ? {} : { data }),
  })
}
