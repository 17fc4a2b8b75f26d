import { memoryStorage } from '@openappkit/appkit-core'
import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OpenOnramp, type OpenOnrampOptions, openOnramp } from '../../test/openOnramp'
import { progressOf } from '../../test/serveOnramp'

const hundred = { country: 'DE', amount: '100' }
const hash = `0x${'ab'.repeat(32)}`
const received = '41673913043478260'
const heading = (name: string) => page.getByRole('heading', { name })

/** Starts a purchase whose progress the test changes. */
async function started(
  first: object,
  options: OpenOnrampOptions = {},
): Promise<OpenOnramp & { report(next: object): void; requests(): number }> {
  let progress = first
  let count = 0
  const made = await openOnramp(hundred, {
    ...options,
    answers: {
      '/v1/onramp/sessions/one': (_, body) => {
        if (body?.['secret'] !== 'secret') return new Response('', { status: 404 })
        count += 1
        return progress
      },
      ...options.answers,
    },
  })
  await page.getByRole('button', { name: 'Continue to Acme Pay' }).click()
  const report = (next: object): void => {
    progress = next
    made.flow.purchases.refresh('one')
  }
  return { ...made, report, requests: () => count }
}

test('follows a purchase to its delivery, which the chain confirms, and adds it to the activity', async () => {
  const { kit, report, result } = await started(progressOf('opened'))
  await expect.element(heading('Continue with Acme Pay')).toBeVisible()
  report(progressOf('awaitingPayment'))
  await expect.element(heading('Waiting for your payment')).toBeVisible()
  report(progressOf('processing'))
  await expect.element(heading('Payment received')).toBeVisible()
  report(progressOf('processing', { isSent: true, txHash: hash }))
  await expect.element(heading('Your ETH is on its way')).toBeVisible()
  report(progressOf('delivered', { txHash: hash, received }))
  await expect.element(heading('You received 0.04167391304347826 ETH')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View transaction' })).toBeVisible()
  expect(kit.controller(PendingTransactions).find(hash)).toMatchObject({
    operation: 'buy',
    outcome: { status: 'confirmed' },
    received: { amount: 41_673_913_043_478_260n, token: { symbol: 'ETH' } },
  })
  await expect(result).resolves.toMatchObject({ status: 'delivered', hash, received: 41_673_913_043_478_260n })
})

test('a delivery that the chain does not confirm is still on its way', async () => {
  const { kit } = await started(progressOf('delivered', { txHash: hash, received }), {
    prepare: evm => {
      evm.followTransaction = async () => ({ status: 'reverted' })
    },
  })
  await expect.element(heading('Your ETH is on its way')).toBeVisible()
  expect(kit.controller(PendingTransactions).find(hash)).toBeUndefined()
})

test.each([
  ['card-declined', 'Your bank declined the card. Try another card, or contact your bank.'],
  ['limit-reached', 'The amount exceeds your limit at Acme Pay. Try a smaller amount or another provider.'],
  ['network-address-mismatch', 'Turn off your VPN or Private Relay, or try another provider.'],
  ['a code of the future', 'Acme Pay had a problem. Try again, or try another provider.'],
])('%s says what to do next', async (failure, text) => {
  const { flow } = await started(progressOf('failed', { failure }))
  await expect.element(heading('Purchase failed')).toBeVisible()
  await expect.element(page.getByText(text, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Continue to Acme Pay' })).toBeVisible()
  expect(flow.purchases.state.purchases).toEqual([])
  expect(flow.form.state.value.draft.amountText).toBe('100')
})

test('a purchase survives a reload, and shows before the user pays again', async () => {
  const storage = memoryStorage()
  const first = await started(progressOf('onHold', { pollInMs: 15_000 }), { storage })
  await expect.element(heading('Payment under review')).toBeVisible()
  first.appkit.destroy()
  await openOnramp(hundred, { storage, answers: { '/v1/onramp/sessions/one': () => progressOf('processing') } })
  await page.getByRole('button', { name: /^Purchase in progress/ }).click()
  await expect.element(heading('Payment received')).toBeVisible()
})

test.each([
  ['no JSON', '{'],
  ['another shape', '[{"id":"one"}]'],
  ['a link of another scheme', JSON.stringify([{ id: 'one', url: 'javascript:alert(1)' }])],
])('drops stored purchases with %s', async (_, stored) => {
  const storage = memoryStorage()
  storage.setItem('@appkit/onramp_purchases', stored)
  const { flow } = await openOnramp(hundred, { storage })
  expect(flow.purchases.state.purchases).toEqual([])
})

test('goes on asking while the backend is unreachable', async () => {
  let isDown = true
  const { flow } = await started(progressOf('opened'), {
    answers: {
      '/v1/onramp/sessions/one': () => (isDown ? new Response('', { status: 503 }) : progressOf('processing')),
    },
  })
  await expect.element(heading('Continue with Acme Pay')).toBeVisible()
  isDown = false
  flow.purchases.refresh('one')
  await expect.element(heading('Payment received')).toBeVisible()
})

test('asks no more once the kit is destroyed', async () => {
  const { appkit, requests } = await started(progressOf('processing'))
  await expect.element(heading('Payment received')).toBeVisible()
  appkit.destroy()
  const before = requests()
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect(requests()).toBe(before)
})
