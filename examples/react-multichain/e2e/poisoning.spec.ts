import { dialog } from '@openappkit/e2e-kit/page'
import { type Address, encodeFunctionData, erc20Abi, getAddress, parseEther } from 'viem'
import { confirm, connectOn, expect, openAccount, openActivity, review, test } from './account'
import { controlOf } from './controlOf'
import { newAccount, newPayer } from './newPayer'
import { sendElsewhere } from './sendElsewhere'

test.use({ world: 'outcomes' })

/** Returns an address that begins and ends like the given one. */
function imitationOf(address: Address): Address {
  const middle = address.slice(6, -6)
  const other = [...middle].map(digit => (digit === '7' ? '8' : '7')).join('')
  return getAddress(`${address.slice(0, 6)}${other}${address.slice(-6)}`.toLowerCase())
}

test('zero-value transfers of a look-alike address are hidden as spam, and paying that address requires confirmation', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  const { dollar } = seeded.tokens
  const [payer, friend] = [await newPayer(evmChain), newAccount()]
  const imitator = imitationOf(friend.address)
  await evmChain.waitForReceipt(
    await sendElsewhere(evmChain, payer, { to: friend.address, value: parseEther('0.125') }),
  )
  // An attacker who generates such addresses has their keys.
  const control = controlOf(evmChain)
  await control.setBalance({ address: imitator, value: parseEther('1') })
  await control.impersonateAccount({ address: imitator })
  for (const data of [
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payer.address, 0n] }),
    encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [payer.address, imitator, 0n] }),
  ]) {
    await evmChain.waitForReceipt(await control.sendUnsignedTransaction({ from: imitator, to: dollar, data }))
  }

  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  const activity = await openActivity(page)
  const rows = activity.getByRole('listitem').filter({ has: page.getByRole('button') })
  const hidden = activity.getByText('Show spam (2)')
  // The index may lag by a block, and the app fetches the history again after 15 seconds.
  await expect(hidden).toBeVisible({ timeout: 40_000 })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('0.125 ETH')
  await hidden.click()
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Spam' })).toHaveCount(2)
  await activity.getByText('Hide spam').click()
  await expect(rows).toHaveCount(1)

  await review(page, { token: 'Ether', amount: '2', to: imitator })
  const warning = dialog(page)
    .locator('[part~="send-notice"]')
    .filter({ hasText: 'This looks like an address you’ve used' })
  await expect(warning).toContainText(friend.address, { ignoreCase: true })
  const send = dialog(page).getByRole('button', { name: /^Send / })
  await expect(send).toBeDisabled()
  await dialog(page).getByRole('checkbox', { name: 'I’ve checked the whole address' }).check()
  await expect(send).toBeEnabled()
  expect(await wallet.requests('eth_sendTransaction')).toEqual([])

  await dialog(page).getByRole('button', { name: 'Back', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Back', exact: true }).first().click()
  await review(page, { token: 'Ether', amount: '2', to: friend.address })
  await expect(warning).toBeHidden()
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect(await evmChain.balanceOf(friend.address)).toBe(parseEther('2.125'))
})
