import type { EvmChain } from '@openappkit/testing/node'
import type { Dapp } from './dapp'

type Answer = Awaited<ReturnType<Dapp['authenticate']>>

/** What a dapp asks to be signed with the session. */
export const asked = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/in',
  nonce: 'abcdefgh12345678',
  statement: 'Sign in to Dapp.',
  methods: ['personal_sign', 'eth_sendTransaction'],
} as const

/** Asks for a session and a sign-in on `chains` and resolves with the link. */
export function authenticate(
  dapp: Dapp,
  chains: readonly Pick<EvmChain, 'chainId'>[],
): Promise<{ uri: string; answer: Promise<Answer> }> {
  return new Promise((resolve, reject) => {
    const answer = dapp.authenticate({
      ...asked,
      methods: [...asked.methods],
      chains: chains.map(({ chainId }) => `eip155:${chainId}`),
    })
    answer.catch(reject)
    dapp.once('display_uri', (uri: string) => resolve({ uri, answer }))
  })
}
