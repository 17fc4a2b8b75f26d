import type { EvmChain } from '@openappkit/testing/node'
import type { Dapp } from './dapp'

type Answer = Awaited<ReturnType<Dapp['authenticate']>>

/** Parameters of the sign-in message that a dapp requests along with the session. */
export const signInParams = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/in',
  nonce: 'abcdefgh12345678',
  statement: 'Sign in to Dapp.',
  methods: ['personal_sign', 'eth_sendTransaction'],
} as const

/** Requests a session and a sign-in on `chains`. Resolves with the pairing link. */
export function authenticate(
  dapp: Dapp,
  chains: readonly Pick<EvmChain, 'chainId'>[],
): Promise<{ uri: string; answer: Promise<Answer> }> {
  return new Promise((resolve, reject) => {
    const answer = dapp.authenticate({
      ...signInParams,
      methods: [...signInParams.methods],
      chains: chains.map(({ chainId }) => `eip155:${chainId}`),
    })
    answer.catch(reject)
    dapp.once('display_uri', (uri: string) => resolve({ uri, answer }))
  })
}
