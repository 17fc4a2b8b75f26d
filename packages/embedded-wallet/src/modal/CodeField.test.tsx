import { modalRoot } from '@openappkit/test-kit/modal-root'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenWallet } from '../../test/openWallet'
import { email, failure, inArabic, openCode, openProblem, shows } from '../../test/walletScenes'

function field({ root }: OpenWallet): HTMLInputElement {
  const found = root().querySelector<HTMLInputElement>('.code-input')
  if (!found) throw new Error('No code field')
  return found
}

function submitted({ wallet }: OpenWallet): string[] {
  return wallet.calls.filter(call => call.startsWith('verifyCode')).map(call => call.slice('verifyCode '.length))
}

function paste(made: OpenWallet, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData, composed: true })
  // Without the browser's own paste, the field inserts what the view didn't handle.
  if (field(made).dispatchEvent(event)) fill(made, text)
}

/** Writes a value like the browser's autofill does. */
function fill(made: OpenWallet, text: string, more: InputEventInit = {}): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field(made), text)
  field(made).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, ...more }))
}

/** Returns the error of the field, which screen readers announce. */
function problem(): string | undefined | null {
  return modalRoot().querySelector(':is(.code-error, .input-error)[role="alert"]')?.textContent
}

test('is one field that browsers and keyboards understand, and takes the focus', async () => {
  const made = await openCode()
  const input = field(made)
  expect(made.root().querySelectorAll('.code-screen input')).toHaveLength(1)
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
  expect(input.maxLength).toBe(-1)
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
  expect(made.root().activeElement).toBe(input)
  await expect
    .element(page.getByRole('textbox', { name: '6-digit code' }))
    .toHaveAccessibleDescription(`Enter the 6-digit code that we sent to ${email}`)
})

test('submits typed digits once, when the last is typed', async () => {
  const made = await openCode()
  await userEvent.keyboard('12345')
  expect(submitted(made)).toEqual([])
  await userEvent.keyboard('6')
  await expect.poll(() => submitted(made)).toEqual(['123456'])
  await userEvent.keyboard('7{Enter}{Enter}')
  expect(submitted(made)).toEqual(['123456'])
  expect(made.root().activeElement).toBe(field(made))
})

test.each([
  ['Your code is 123 456', '123456'],
  ['123456', '123456'],
  ['123-456 is your code. It expires in 5 minutes.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['1 2 3 4 5 6', '123456'],
])("reads the code from the pasted text '%s'", async (text, code) => {
  const made = await openCode()
  paste(made, text)
  await expect.poll(() => submitted(made)).toEqual([code])
})

test.each(['1234567', 'hello', '123456 or 654321'])("doesn't guess a code in the pasted text '%s'", async text => {
  const made = await openCode()
  paste(made, text)
  await expect.poll(() => problem()).toContain('That isn’t a 6-digit code.')
  expect(field(made).value).toBe('')
  expect(submitted(made)).toEqual([])
  await userEvent.keyboard('1')
  await expect.poll(() => problem()).toBeUndefined()
})

test('takes a code from autofill, also inside a sentence', async () => {
  const made = await openCode()
  fill(made, 'Your code is 123 456')
  await expect.poll(() => submitted(made)).toEqual(['123456'])
})

test('ignores letters and converts other digits', async () => {
  const made = await openCode(inArabic)
  await userEvent.keyboard('a1b-')
  expect(field(made).value).toBe('1')
  fill(made, '1٢۳')
  await expect.poll(() => field(made).value).toBe('123')
})

test('leaves an unfinished composition alone', async () => {
  const made = await openCode()
  field(made).dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
  fill(made, '１２３', { isComposing: true })
  await expect.poll(() => field(made).value).toBe('１２３')
  field(made).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '１２３' }))
  await expect.poll(() => field(made).value).toBe('123')
  expect(submitted(made)).toEqual([])
})

test('deletes and inserts in the middle without moving the caret', async () => {
  const made = await openCode()
  await userEvent.keyboard('12345')
  field(made).setSelectionRange(3, 3)
  await userEvent.keyboard('{Backspace}')
  expect(field(made).value).toBe('1245')
  expect(field(made).selectionStart).toBe(2)
  await userEvent.keyboard('93')
  await expect.poll(() => submitted(made)).toEqual(['129345'])
})

test('marks the slot of the caret', async () => {
  const made = await openCode()
  const active = () => [...made.root().querySelectorAll('.code-slot')].findIndex(slot => slot.matches('[data-active]'))
  expect(active()).toBe(0)
  await userEvent.keyboard('1234')
  await expect.poll(active).toBe(4)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(active).toBe(2)
})

test('announces a wrong code and replaces it with the next', async () => {
  const made = await openCode()
  await userEvent.keyboard('123456')
  await expect.poll(() => submitted(made)).toEqual(['123456'])
  await made.wallet.answer(failure('embedded/code-wrong', '1'))
  await expect.poll(() => problem()).toContain('That code isn’t right. 1 try left.')
  expect(field(made).getAttribute('aria-invalid')).toBe('true')
  expect(made.root().activeElement).toBe(field(made))
  await userEvent.keyboard('6')
  expect(field(made).value).toBe('6')
  await userEvent.keyboard('54321')
  await expect.poll(() => submitted(made)).toEqual(['123456', '654321'])
})

test('keeps digits from left to right in Arabic', async () => {
  const made = await openCode(inArabic)
  expect(getComputedStyle(field(made)).direction).toBe('ltr')
  const [first, second] = [...made.root().querySelectorAll('.code-slot')]
  expect(first?.getBoundingClientRect().left).toBeLessThan(second?.getBoundingClientRect().left ?? 0)
})

test('puts each digit in its slot', async () => {
  const made = await openCode()
  await userEvent.keyboard('12345')
  const slots = [...made.root().querySelectorAll('.code-slot')].map(slot => slot.getBoundingClientRect())
  const input = field(made).getBoundingClientRect()
  const pitch = (slots[1]?.left ?? 0) - (slots[0]?.left ?? 0)
  const style = getComputedStyle(field(made))
  const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  probe.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const advance = probe.measureText('1').width + Number.parseFloat(style.letterSpacing)
  expect(Math.abs(advance - pitch)).toBeLessThan(0.5)
  expect(input.left).toBeCloseTo(slots[0]?.left ?? 0, 0)
  expect(field(made).scrollLeft).toBe(0)
  await userEvent.keyboard('6')
  expect(field(made).scrollLeft).toBe(0)
})

test.each([
  ['embedded/code-expired', undefined, 'Code expired. Send a new one.'],
  ['embedded/code-wrong', '0', 'That code isn’t right. Send a new one.'],
  ['embedded/too-many-codes', '240000', 'Too many codes. Check spam or retry in 4 min.'],
  ['embedded/unreachable', undefined, 'Can’t reach the wallet. Check your connection and try again.'],
] as const)('says what to do after %s with %s left', async (code, left, text) => {
  await shows(await openProblem(failure(code, left)), '.code-error')
  await expect.poll(() => problem()).toContain(text)
})
