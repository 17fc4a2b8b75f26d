import { AppKitError, RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { approve, hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { checksummed } from '../../test/checksummed'
import { giveNames } from '../../test/giveNames'
import { dollarAddress } from '../../test/heldAssets'
import { type OpenSend, type OpenSendOptions, openSend } from '../../test/mountSend'
import { bob, carol, own } from '../../test/startSend'

const amount = page.getByRole('textbox', { name: /^You send/ })
const recipient = page.getByRole('textbox', { name: /^To/ })
const preview = page.getByRole('button', { name: 'Review' })
const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

const said = (element: Locator) => () => element.query()?.textContent

const ether = { assetAddress: 'native', amount: '0.5', to: bob }
const withNames = (names?: Parameters<typeof giveNames>[1]): OpenSendOptions => ({
  options: { cloud: { blockchain: location.origin } },
  prepare: ({ kit }) => giveNames(kit, names),
})

async function reviewed(params: Parameters<typeof openSend>[0] = ether, options?: OpenSendOptions): Promise<OpenSend> {
  const made = await openSend(params, options)
  await preview.click()
  await expect.element(page.getByRole('heading', { name: 'Review send' })).toBeVisible()
  return made
}

async function confirmed(answer: (made: OpenSend) => void): Promise<OpenSend> {
  const made = await reviewed()
  answer(made)
  await button(/^Send .?0\.5/).click()
  return made
}

test('the button is always enabled: it moves to the first problem and says it, then opens the review', async () => {
  const { part, root } = await openSend()
  const tried = async () => {
    await preview.click()
    const { activeElement } = root()
    const description = activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = description.map(id => root().getElementById(id)?.textContent)
    return [activeElement?.getAttribute('part'), texts.at(-1)]
  }
  await expect.poll(() => part.controller.draft?.token).toBeDefined()
  expect(await tried()).toEqual(['send-amount-field', 'Enter an amount.'])
  await amount.fill('1..5')
  expect(await tried()).toEqual(['send-amount-field', 'Enter an amount like 0.5.'])
  await amount.fill('99')
  expect(await tried()).toEqual(['send-amount-field', 'Not enough ETH. You have 3.204.'])
  await amount.fill('0.5')
  expect(await tried()).toEqual(['send-to-field', 'Enter an address or name.'])
  await recipient.fill('hello')
  expect(await tried()).toEqual(['send-to-field', 'Enter a valid Ethereum address or name.'])
  await recipient.fill(bob)
  await preview.click()
  await expect.element(heading('Review send')).toBeVisible()
  expect(part.controller.state.value).toMatchObject({ status: 'reviewing', review: { amount: 5n * 10n ** 17n } })
})

test('keeps the caret in the middle of an amount', async () => {
  await openSend({ assetAddress: 'native', amount: '15' })
  await amount.click()
  await userEvent.keyboard('{Home}{ArrowRight}.2')
  await expect.element(amount).toHaveValue('1.25')
})

test("shows the full address of a recipient's name", async () => {
  const { root } = await openSend(undefined, withNames())
  await recipient.fill('bob.eth')
  await expect.element(page.getByText(bob)).toBeVisible()
  await button('Clear').click()
  await expect.element(recipient).toHaveValue('')
  expect(root().activeElement?.tagName).toBe('TEXTAREA')
})

test('removes line breaks from an address, and Enter opens the review', async () => {
  await openSend({ assetAddress: 'native', amount: '0.5' })
  await recipient.fill(`${bob}\n`)
  await expect.element(recipient).toHaveValue(bob)
  await expect.element(preview).toBeEnabled()
  await recipient.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Review send')).toBeVisible()
})

test('warns about a recipient that was never paid and about one that imitates a paid address', async () => {
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  await openSend(ether, {
    ...withNames(),
    prepare: ({ kit, payable }) => {
      payable.push(mimic)
      giveNames(kit)
    },
  })
  await expect.element(preview).toBeEnabled()
  expect(page.getByRole('alert').filter({ hasText: /\S/ }).elements()).toEqual([])
  await recipient.fill(carol)
  await expect.element(page.getByText('You haven’t sent to this address recently.', { exact: false })).toBeVisible()
  await recipient.fill(mimic)
  await expect.element(page.getByText(/but you haven’t sent to this one recently\./)).toBeVisible()
  await expect
    .element(page.getByText('You haven’t sent to this address recently.', { exact: false }))
    .not.toBeInTheDocument()
  await expect.poll(said(page.getByRole('definition').last())).toBe(bob)

  await preview.click()
  await expect.element(button(/^Send .?0\.5/)).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I’ve checked the whole address' }).click()
  await expect.element(button(/^Send .?0\.5/)).toBeEnabled()
})

/** Options for a scene in which sources without checksums report the addresses. */
const inSmallLetters: OpenSendOptions = {
  ...withNames(),
  prepare: ({ evm, kit, payable }) => {
    payable.push(bob.toLowerCase())
    evm.checksumAddress = checksummed
    giveNames(kit, { address: bob.toLowerCase(), paid: [bob.toLowerCase()] })
  },
}

test.each([
  ['typed', bob.toLowerCase()],
  ['found by name', 'bob.eth'],
])('shows the checksum of a lowercase address that was %s, in the form and in the review', async (_, to) => {
  const { root } = await openSend({ ...ether, to }, inSmallLetters)
  const addresses = () => [...root().querySelectorAll('[part~="send-address"]')].map(({ textContent }) => textContent)
  await expect.poll(addresses).toEqual([bob])
  await expect.element(recipient).toHaveValue(to)
  await preview.click()
  await expect.element(heading('Review send')).toBeVisible()
  await expect.poll(addresses).toEqual([bob])
})

test('shows an address only once if it was typed with its checksum', async () => {
  const { root } = await openSend(ether, inSmallLetters)
  await expect.element(preview).toBeEnabled()
  expect(root().querySelector('[part~="send-address"]')).toBeNull()
})

test('shows the checksum of an imitated address, even if the history lacks it', async () => {
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  await openSend(ether, {
    ...inSmallLetters,
    prepare: made => {
      inSmallLetters.prepare?.(made)
      made.payable.push(mimic)
    },
  })
  await recipient.fill(mimic)
  await expect.element(page.getByText(/This looks like an address you’ve used/)).toBeVisible()
  await expect.poll(said(page.getByRole('definition').last())).toBe(bob)
})

test('converts an amount to fiat currency and back', async () => {
  const { part } = await openSend()
  await button(/Select token/)
    .first()
    .click()
  await button(/USD Coin/).click()
  await amount.fill('250')
  await button(/Enter amount in USD/).click()
  await expect.element(page.getByRole('textbox', { name: /Amount in USD/ })).toHaveValue('250')
  const money = page.getByRole('textbox', { name: /Amount in USD/ })
  await money.fill('1250.5')
  await expect.element(money).toHaveValue('1250.5')
  await recipient.click()
  await expect.element(money).toHaveValue('1,250.5')
  await money.click()
  await expect.element(money).toHaveValue('1250.5')
  await money.fill('12.5')
  await expect.poll(said(button(/Enter amount in .?USDC/))).toContain('12.5')
  expect(part.controller.draft).toMatchObject({ amount: 12_500_000n, unit: 'fiat' })
})

test('Max leaves room for the fee', async () => {
  const { part } = await openSend({ assetAddress: 'native' })
  await button('Max').click()
  await expect.element(amount).toHaveValue('3.20275')
  expect(part.controller.draft).toMatchObject({ amount: 320_275n * 10n ** 13n, isMax: true })
})

test("lowers an amount that leaves too little for the wallet's fee with one click", async () => {
  const lean: OpenSendOptions = {
    prepare: ({ evm }) => {
      evm.feeReserve = fee => fee * 2n
    },
  }
  const { part } = await openSend({ ...ether, amount: '3.2025' }, lean)
  await preview.click()
  await expect.element(page.getByText(/The .?ETH.? left may not cover the network fee/)).toBeVisible()
  await button(/^Lower to .?3\.202/).click()
  expect(part.controller.draft).toMatchObject({ amount: 3_202n * 10n ** 15n })
  await preview.click()
  await expect.element(heading('Review send')).toBeVisible()
  expect(part.controller.state.value).toMatchObject({ review: { amount: 3_202n * 10n ** 15n } })
})

test("shows a contract symbol in the review if it differs from the list's", async () => {
  const { evm } = await openSend({ ...ether, assetAddress: dollarAddress, amount: '1' })
  await expect.element(preview).toBeEnabled()
  const { getBalance } = evm
  evm.getBalance = async query => ({ ...(await getBalance.call(evm, query)), symbol: 'WBTC' })
  await preview.click()
  await expect.element(page.getByText(/is named .?WBTC/)).toBeVisible()
})

test('the review shows the sent and received amounts, the network, the fee and the remaining balance', async () => {
  const { root } = await reviewed({ ...ether, to: 'bob.eth' }, withNames())
  const texts = (selector: string) => () =>
    [...root().querySelectorAll(selector)].map(part => {
      const copy = part.cloneNode(true) as Element
      // An image that fails to load shows initials.
      for (const image of copy.querySelectorAll('.image')) image.remove()
      return copy.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')
    })
  await expect.poll(texts('.send-fact')).toEqual(['You send0.5 ETH≈ $1,555.20', `Tobob.eth${bob}`])
  await expect
    .poll(texts('.send-facts .fact'))
    .toEqual(['NetworkEthereum', 'Network fee≈ $3.12 0.001 ETH', 'Balance after2.703 ETH'])
})

test('decodes the wallet request and the expected result in the review', async () => {
  await reviewed(
    { assetAddress: dollarAddress, amount: '100', to: bob },
    {
      prepare: ({ evm }) => {
        evm.describeTransfer = async ({ amount, to, tokenAddress }) => [
          { kind: 'tokenTransfer', amount, to, tokenAddress, method: 'transfer(address,uint256)' },
        ]
        evm.simulateTransfer = async ({ amount }) => ({ sent: amount, received: amount - 1_000_000n })
      },
    },
  )
  const request = page.getByRole('region', { name: 'Your wallet will ask you to' })
  await expect.poll(said(request)).toContain('to the recipient')
  expect(said(request)()).toContain('transfer(address,uint256)')
  expect(said(request)()).toContain(dollarAddress)
  await expect.element(page.getByText('The recipient gets less than you send.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Simulation passed', { exact: false })).toBeVisible()
})

test('follows the sent transaction on the chain and resolves open() with its hash', async () => {
  let end = (_: { readonly status: 'confirmed' }): void => {}
  const { evm, result } = await confirmed(({ evm }) => {
    evm.followTransaction = () => new Promise(resolve => (end = resolve))
  })
  await expect.element(page.getByRole('heading', { name: /^Sending / })).toBeVisible()
  expect(evm.requests).toEqual([`sendTransaction ${5n * 10n ** 17n} to ${bob} from ${own}`])
  expect(await result).toEqual({ hash: '0xhash' })
  const explorer = page.getByRole('link', { name: 'View on explorer' })
  await expect.element(explorer).toHaveAttribute('href', 'https://explorer.example/tx/0xhash')
  end({ status: 'confirmed' })
  await expect.element(page.getByRole('heading', { name: /^Sent / })).toBeVisible()
})

test.each([
  ['reverted', { status: 'reverted' }, 'Transaction failed'],
  ['replaced', { status: 'replaced', hash: '0xother' }, 'Transaction replaced'],
  ['dropped', { status: 'dropped' }, 'Transaction dropped'],
] as const)('shows the outcome of a transaction that was %s', async (_, outcome, title) => {
  await confirmed(({ evm }) => {
    evm.followTransaction = async () => outcome
  })
  await expect.element(heading(title)).toBeVisible()
  await expect.element(button('Done')).toBeVisible()
})

test.each([
  ['declined', new UserRejectedError(), 'Transaction declined'],
  ['already pending in the wallet', new RequestPendingError(), 'A request is waiting in Prism'],
  ['overtaken', new AppKitError('transaction/nonce-conflict', 'Another one came first'), 'Couldn’t send'],
])('shows a specific text for an unsent request and retries it: %s', async (_, error, title) => {
  const { evm, focused, part } = await confirmed(({ evm }) => {
    evm.answerTo({ sendTransaction: () => Promise.reject(error) })
  })
  await expect.element(heading(title)).toBeVisible()
  await expect.poll(focused).toBe('Try again')
  evm.answerTo({ sendTransaction: approve })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => part.controller.state.value.status).toBe('submitted')
})

test('returns to the form while the wallet request is pending and keeps the input', async () => {
  const { evm } = await confirmed(({ evm }) => {
    evm.answerTo({ sendTransaction: hang })
  })
  await expect.element(heading('Confirm in Prism')).toBeVisible()
  await button('Back').last().click()
  await expect.element(amount).toHaveValue('0.5')
  expect(evm.requests).toHaveLength(1)
})

test('shows a higher fee before the wallet request', async () => {
  const { evm } = await reviewed()
  evm.fee = 2n * 10n ** 15n
  await button(/^Send .?0\.5/).click()
  await expect.element(page.getByText(/The network fee went up\./)).toBeVisible()
  expect(evm.requests).toEqual([])
})

test('switches to the network of the chosen token and keeps the form', async () => {
  const { part } = await openSend({ ...ether, chainId: 8453 })
  await button('Switch to Base').click()
  await expect.element(preview).toBeEnabled()
  expect(part.controller.draft).toMatchObject({ token: { caipNetworkId: 'eip155:8453' }, amountText: '0.5' })
})

test('open() rejects when the user closes the modal', async () => {
  const { kit, result } = await openSend(ether)
  kit.modal.safeClose()
  await expect(result).rejects.toMatchObject({ message: 'Modal closed' })
})

test('leads to Connect without a wallet', async () => {
  await openSend(undefined, { prepare: ({ evm }) => evm.emitDisconnected() })
  await expect.element(heading('No wallet connected')).toBeVisible()
  await button('Connect wallet').click()
  await expect.element(page.getByRole('heading', { name: 'Connect wallet', level: 1 })).toBeVisible()
})

test('reports a chain without transfers and leads to other networks', async () => {
  await openSend(undefined, {
    prepare: ({ evm }) => {
      evm.capabilities.clear()
    },
  })
  await expect.element(heading('Unsupported network')).toBeVisible()
  await button('Choose another network').click()
  await expect.element(page.getByRole('heading', { name: 'Choose network', level: 1 })).toBeVisible()
})

test('uses the language and the digits of the modal', async () => {
  const { part, root } = await openSend({ assetAddress: 'native' }, { options: { locale: 'ar-EG' } })
  await expect.poll(() => root().querySelector('h1')?.textContent).toBe('إرسال')
  await page.getByRole('textbox', { name: /^ترسل/ }).fill('٠٫٥')
  expect(part.controller.draft).toMatchObject({ amount: 5n * 10n ** 17n })
})

test('shows fiat amounts left to right in a right-to-left language', async () => {
  const { root } = await openSend(ether, { options: { locale: 'ar' } })
  const money = () => root().querySelector('[part~="send-unit"] bdi')
  await expect.poll(() => money()?.textContent).toContain('US$')
  expect(money()?.getAttribute('dir')).toBe('ltr')
  expect(money()?.textContent).not.toMatch(/[\u061C\u200E\u200F]/u)
})

test('renders third-party names as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u202e'
  const { root } = await reviewed(
    { assetAddress: dollarAddress, amount: '1', to: bob },
    {
      prepare: ({ evm }) => {
        evm.assets = {
          1: (evm.assets[1] ?? []).map(held => ({ ...held, metadata: { ...held.metadata, symbol: hostile } })),
        }
      },
    },
  )
  await expect.poll(() => root().querySelector('.send-review')?.textContent).toContain('<img src=x')
  expect(root().querySelector('.send-review img:not([src^="data:image/svg+xml,"])')).toBeNull()
})
