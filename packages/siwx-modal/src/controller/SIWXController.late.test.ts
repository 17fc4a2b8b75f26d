import { expect, test } from 'vitest'
import { alice, carol, solana } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'

const solanaId = solana.caipNetworkId as `solana:${string}`

/** Starts a Solana connection with sign-in, then connects an EVM wallet. */
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

test('ignores the signature of a late connection and keeps the active session', async () => {
  const { approveLate, config, kit, signIn } = await connectedElsewhere({ required: false })
  await signIn.sign()
  await approveLate()
  expect(config.sessions).toMatchObject([{ data: { accountAddress: alice } }])
  expect(config.calls.filter(call => call.startsWith('setSessions'))).toEqual([])
  expect(kit.chains.get()?.address).toBe(alice)
  // The wallet is connected; the modal requests its signature once it is active.
  expect(kit.chains.get('solana')).toMatchObject({ status: 'connected', address: carol })
})

test('keeps the prompt for the active account on screen', async () => {
  const { approveLate, kit, signIn } = await connectedElsewhere({ required: true })
  await approveLate()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { address: alice } })
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('keeps the session of a late connection that is still the latest choice', async () => {
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
