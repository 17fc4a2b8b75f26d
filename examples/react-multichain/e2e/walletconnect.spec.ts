import { connectButton, dialog, enter, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { expect, test } from './fixtures'
import { verify } from './verify'

const chains = ['Ethereum', 'Solana', 'Bitcoin'] as const

test('one session connects three chains with one QR code, signs on each and disconnects all of them', async ({
  page,
  openCloudApp,
  chain,
  phone,
}) => {
  await openCloudApp()
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await phone.pair(await scan(page))
  for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  expect(phone.sessions).toHaveLength(1)

  for (const name of chains) {
    const panel = chain(name)
    await enter(panel.getByLabel('Message'), `From afar, on ${name}`)
    await panel.getByRole('button', { name: 'Sign message' }).click()
    await expect(panel.getByTestId('signature')).not.toBeEmpty()
    const signature = (await panel.getByTestId('signature').textContent()) ?? ''
    const address = (await panel.getByTestId('account').textContent()) ?? ''
    expect(await verify[name](`From afar, on ${name}`, address, signature), name).toBe(true)
  }

  await page.reload()
  for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('connected')

  await phone.disconnect()
  for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('disconnected')
  await expect(connectButton(page)).toBeVisible()
})

test('one session sends a transfer on each of three chains', async ({
  page,
  openCloudApp,
  chain,
  phone,
  evmChain,
  solanaChain,
  bitcoinChain,
}) => {
  await openCloudApp()
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await phone.pair(await scan(page))
  for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()

  const [evm, solana, bitcoin] = [evmChain.accounts[5], solanaChain.accounts[5], bitcoinChain.accounts[5]]
  if (!evm || !solana || !bitcoin) throw new Error('A chain has too few accounts.')
  const held = async () => ({
    Ethereum: await evmChain.balanceOf(evm.address),
    Solana: await solanaChain.balanceOf(solana.address),
    Bitcoin: await bitcoinChain.balanceOf(bitcoin.p2wpkh),
  })
  const to = { Ethereum: evm.address, Solana: solana.address, Bitcoin: bitcoin.p2wpkh }
  const before = await held()
  for (const name of chains) {
    const panel = chain(name)
    await enter(panel.getByLabel('To'), to[name])
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByTestId('hash')).not.toBeEmpty()
  }
  await expect.poll(held).toEqual({
    Ethereum: before.Ethereum + 500_000_000_000_000_000n,
    Solana: before.Solana + 500_000_000n,
    Bitcoin: before.Bitcoin + 50_000_000n,
  })
})

test("pairing, connecting and signing don't depend on the page's timers", async ({
  page,
  openCloudApp,
  chain,
  phone,
}) => {
  // Blocks a request that never settles. The relay and the wallet still work.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const setTimer = (handler: () => void, delay = 0) => start(delay > 0 ? () => {} : handler, delay)
    Object.assign(window, { setTimeout: setTimer, setInterval: setTimer })
  })
  await openCloudApp()
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await phone.pair(await scan(page))
  for (const name of chains) {
    const panel = chain(name)
    await expect(panel.getByTestId('status')).toHaveText('connected')
    await panel.getByRole('button', { name: 'Sign message' }).click()
    await expect(panel.getByTestId('signature')).not.toBeEmpty()
  }
})
