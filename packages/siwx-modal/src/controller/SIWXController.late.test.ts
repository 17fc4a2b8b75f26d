import { expect, test } from 'vitest'
import { alice, carol, solana } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'

const solanaId = solana.caipNetworkId as `solana:${string}`

/** A Solana wallet was asked to connect and to sign in with it; the user connected an EVM wallet since. */
async function connectedElsewhere({ required }: { readonly required: boolean }) {
  const made = await startSignIn()
  const { kit, config, signIn, settled } = made
  config.required = required
  let approve = () => {}
  made.solana.answer = request =>
    request.startsWith('connect') ? new Promise<void>(resolve => void (approve = resolve)) : Promise.resolve()
  const late = kit.connectWallet('io.wallet', 'solana')
  const data = await signIn.request.prepare(solanaId)
  if (!data) throw new Error('There is a message to sign.')
  const signed = { data: { ...data, accountAddress: carol }, message: 'late', signature: 'late' }
  made.solana.onConnect = () => signIn.request.complete([signed])
  await kit.connectWallet('io.wallet', 'eip155')
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { address: alice } })
  const approveLate = async () => {
    approve()
    await late
    await settled()
  }
  return { ...made, approveLate }
}

test('a wallet that connects and signs late ends no session of the account in use and creates none', async () => {
  const { approveLate, config, kit, signIn } = await connectedElsewhere({ required: false })
  await signIn.sign()
  await approveLate()
  expect(config.sessions).toMatchObject([{ data: { accountAddress: alice } }])
  expect(config.calls.filter(call => call.startsWith('setSessions'))).toEqual([])
  expect(kit.chains.get()?.address).toBe(alice)
  // The connection is there, and is asked to sign once it is used.
  expect(kit.chains.get('solana')).toMatchObject({ status: 'connected', address: carol })
})

test('it leaves the question to the account in use on screen', async () => {
  const { approveLate, kit, signIn } = await connectedElsewhere({ required: true })
  await approveLate()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { address: alice } })
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('what a wallet signs with a connect that is still the latest choice is kept, however late', async () => {
  const { config, kit, signIn, settled, solana: adapter } = await startSignIn()
  await kit.connectWallet('io.wallet', 'eip155')
  await settled()
  adapter.onConnect = async () => {
    const data = await signIn.request.prepare(solanaId)
    if (!data) throw new Error('There is a message to sign.')
    await signIn.request.complete([
      { data: { ...data, accountAddress: carol }, message: 'signed', signature: 'signed' },
    ])
  }
  await kit.connectWallet('io.wallet', 'solana')
  await settled()
  expect(config.sessions).toMatchObject([{ data: { accountAddress: carol } }])
})
