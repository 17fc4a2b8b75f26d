import { dialog } from '@openappkit/e2e-kit/page'
import { parseEther } from 'viem'
import { connectOn, expect, openAccount, openActivity, test } from './account'
import { controlOf } from './controlOf'
import { holdBlocks } from './holdBlocks'
import { newAccount, newPayer } from './newPayer'
import { passTime } from './passTime'
import { sendElsewhere } from './sendElsewhere'

test.use({ world: 'outcomes' })

test('a reorg removes a transaction from the activity until the network receives it again', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const [payer, { address: to }] = [await newPayer(evmChain), newAccount()]
  const hash = await sendElsewhere(evmChain, payer, { to, value: parseEther('0.375') })
  await evmChain.waitForReceipt(hash)
  const raw = await evmChain.client.request({ method: 'eth_getRawTransactionByHash' as never, params: [hash] as never })
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const pass = await passTime(page)
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  const activity = await openActivity(page)
  const row = activity.getByRole('listitem').filter({ hasText: '0.375 ETH' })
  /** The app doesn't fetch data again within 15 seconds. */
  const comeBack = async () => {
    await pass(20_000)
    await dialog(page).getByRole('tab', { name: 'Tokens' }).click()
    await openActivity(page)
  }
  await expect(async () => {
    await comeBack()
    await expect(row).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(row).not.toContainText('Failed')

  await controlOf(evmChain).request({ method: 'anvil_reorg' as never, params: [1, []] as never })
  expect(await evmChain.balanceOf(to)).toBe(0n)
  await expect(async () => {
    await comeBack()
    await expect(row).toHaveCount(0, { timeout: 1_000 })
  }).toPass()

  await using blocks = await holdBlocks(evmChain)
  await evmChain.client.sendRawTransaction({ serializedTransaction: raw })
  const pending = dialog(page).getByRole('heading', { name: 'Pending' })
  await expect(async () => {
    await comeBack()
    await expect(row).toHaveCount(1, { timeout: 1_000 })
    await expect(pending).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await blocks.mine()
  expect(await evmChain.balanceOf(to)).toBe(parseEther('0.375'))
  await expect(async () => {
    await comeBack()
    await expect(pending).toBeHidden({ timeout: 1_000 })
    await expect(row).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(row).not.toContainText('Failed')
})
