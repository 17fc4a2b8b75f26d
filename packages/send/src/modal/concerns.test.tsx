import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenSend } from '../../test/mountSend'
import { sendScenes } from '../../test/sendScenes'
import { messages as sendAr } from './locales/send.ar'
import { messages as sendDe } from './locales/send.de'
import type { SendMessages } from './locales/send.en'
import { sendEn } from './locales/send.en'

const catalogs: readonly (readonly [string, string, SendMessages])[] = [
  ['English', '', sendEn],
  ['German', ' in German', sendDe],
  ['Arabic', ' in Arabic', sendAr],
]

const scene = (name: string): Promise<OpenSend> => {
  const open = sendScenes[name]
  if (!open) throw new Error(`There is no scene ${name}`)
  return open()
}
const shownText = (root: ShadowRoot): string => root.querySelector('.card')?.textContent ?? ''
const sendButton = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>('.send-confirm button')

test.each(catalogs)(
  'in %s, every concern has a checkbox, and Send requires all of them',
  async (_, suffix, messages) => {
    const { evm, part, root } = await scene(`a review with concerns${suffix}`)
    for (const key of ['imitationFirstTime', 'contract', 'tokenAccount', 'feeUnusual'] as const)
      expect(shownText(root())).toContain(messages[key])
    const boxes = [messages.consent, messages.tokenAccountConsent, messages.feeConsent]
    for (const [index, name] of boxes.entries()) {
      expect(sendButton(root())?.disabled, `before box ${index}`).toBe(true)
      const box = page.getByRole('checkbox', { name })
      ;(box.element() as HTMLElement).focus()
      await userEvent.keyboard(' ')
      await expect.element(box).toBeChecked()
    }
    await expect.poll(() => sendButton(root())?.disabled).toBe(false)

    // Unchecking one disables Send again.
    await userEvent.keyboard(' ')
    await expect.poll(() => sendButton(root())?.disabled).toBe(true)
    expect(await part.controller.confirm()).toBe(false)
    expect(evm.requests).toEqual([])
  },
)

test('a checkbox and its label are at least 44 px high, and a click on the label checks it', async () => {
  const { root } = await scene('a review with concerns')
  const labels = [...root().querySelectorAll<HTMLElement>('.send-consent')]
  expect(labels).toHaveLength(3)
  // Measures the layout, because the card scales while it enters.
  for (const label of labels) expect(label.offsetHeight).toBeGreaterThanOrEqual(44)
  await page.getByText(sendEn.feeConsent).click()
  await expect.element(page.getByRole('checkbox', { name: sendEn.feeConsent })).toBeChecked()
})

test('focuses the reason for another review and requires another click on Send', async () => {
  const { evm, focused, root } = await scene('a review that changed')
  await expect.element(page.getByText(sendEn.feeRose)).toBeVisible()
  await expect.poll(focused).toBe(sendEn.feeRose)
  expect(evm.requests).toEqual([])
  expect(sendButton(root())?.disabled).toBe(false)
})

test.each([
  ['English', '', sendEn],
  ['German', ', in German', sendDe],
  ['Arabic', ', in Arabic', sendAr],
])('in %s, Max reports which coins it keeps, and a key press spends them too', async (_, suffix, messages) => {
  const { part, root } = await scene(`a form with coins kept${suffix}`)
  const [before = '', after = ''] = messages.reservedKept.split('{amount}')
  expect(shownText(root())).toContain(before)
  expect(shownText(root())).toContain(after)
  const spend = page.getByRole('button', { name: messages.spendReserved })
  ;(spend.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: messages.keepReserved })).toBeVisible()
  expect(part.controller.draft?.spendsReserved).toBe(true)
})

test('places the checkboxes right above Send, each described by its notice', async () => {
  const { root } = await scene('a review with concerns')
  const boxes = [...root().querySelectorAll('.send-confirm input')]
  expect(boxes.map(box => root().getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent)).toEqual([
    expect.stringContaining(sendEn.imitationFirstTime),
    expect.stringContaining(sendEn.tokenAccount),
    expect.stringContaining(sendEn.feeUnusual),
  ])
  expect(sendButton(root())?.previousElementSibling).toBe(boxes.at(-1)?.parentElement)
})

test('announces all concerns through the live region of the modal', async () => {
  const { root } = await scene('a review with concerns')
  const alert = () => root().querySelector('dialog > [role="alert"]')?.textContent
  await expect.poll(alert).toBe([sendEn.imitationFirstTime, sendEn.tokenAccount, sendEn.feeUnusual].join(' '))
  expect(root().querySelectorAll('.view :is([role="alert"], [role="status"], [aria-live])')).toHaveLength(0)
})

test('keeps the checkboxes checked and in place during the last check', async () => {
  const { evm, part, root } = await scene('a review with concerns confirmed')
  let release = () => {}
  const { fee } = evm
  evm.estimateFee = () =>
    new Promise(resolve => {
      release = () => resolve(fee)
    })
  void part.controller.confirm()
  await expect.poll(() => root().querySelectorAll('.send-consent input:checked:disabled').length).toBe(3)
  release()
  await expect.poll(() => evm.requests.length).toBe(1)
})
