import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { giveNames } from '../../test/giveNames'
import { openSend } from '../../test/mountSend'
import { sendScenes } from '../../test/sendScenes'
import { carol } from '../../test/startSend'

const scene = (name: string) => sendScenes[name]?.() ?? Promise.reject(new Error(`There is no scene ${name}`))

test.each(['a form with an imitation', 'a review with concerns', 'a review with concerns in Arabic'])(
  'aligns both addresses group by group and marks the groups that differ: %s',
  async name => {
    const { root } = await scene(name)
    await expect.poll(() => root().querySelectorAll('.send-look-alike bdi')).toHaveLength(2)
    const rows = [...root().querySelectorAll('.send-look-alike bdi')].map(row => [...row.children])
    const boxes = rows.map(row => row.map(group => group.getBoundingClientRect()))
    const [first, second] = boxes
    expect(first?.map(({ left }) => left)).toEqual(second?.map(({ left }) => left))
    expect(first?.map(({ width }) => width)).toEqual(second?.map(({ width }) => width))
    const marks = rows.map(row => row.map(group => group.tagName === 'MARK'))
    expect(marks[0]).toEqual(marks[1])
    expect(marks[0]).toEqual([false, true, true, true, true, true, true, true, true, false])
    const mark = rows[0]?.[1]
    expect(mark && getComputedStyle(mark)).toMatchObject({ fontWeight: '600', textDecorationLine: 'underline' })
    expect(rows[0]?.[0] && getComputedStyle(rows[0][0]).fontWeight).toBe('400')
  },
)

test('shows the comparison before everything else in a review, and the address nowhere else', async () => {
  const { evm, part, root } = await scene('a review with concerns confirmed')
  const [first] = root().querySelectorAll('.send-review > *')
  expect(first?.id).toBe('send-warning-imitation')
  expect(first?.querySelectorAll('.address')).toHaveLength(2)
  expect(root().querySelectorAll('.send-summary .address')).toHaveLength(0)

  // Then the summary is the only one to show it.
  evm.answerTo({ sendTransaction: () => new Promise(() => {}) })
  void part.controller.confirm()
  await expect.poll(() => root().querySelectorAll('.send-progress .address')).toHaveLength(1)
})

test('ties the notice about a look-alike to the field', async () => {
  await scene('a form with an imitation')
  const field = page.getByRole('textbox', { name: /^To/ })
  await expect.element(field).toHaveAccessibleDescription(/This looks like an address you’ve used.*The one you used/)
})

test('ties the notice about a look-alike to its checkbox', async () => {
  await scene('a review with concerns')
  const box = page.getByRole('checkbox', { name: 'I’ve checked the whole address' })
  await expect
    .element(box)
    .toHaveAccessibleDescription(/This looks like an address you’ve used.*This address.*The one you used/)
})

test('shows an imitation in red, and a contract and a first payment in amber', async () => {
  const tone = (root: ShadowRoot, warning: string) =>
    root.getElementById(`send-warning-${warning}`)?.getAttribute('data-tone')
  const { kit, root } = await scene('a review with concerns')
  expect(tone(root(), 'imitation')).toBe('negative')
  expect(tone(root(), 'contract')).toBe('caution')
  kit.modal.close()

  const form = await openSend(
    { assetAddress: 'native', amount: '0.5', to: carol },
    { options: { cloud: { blockchain: location.origin } }, prepare: made => giveNames(made.kit) },
  )
  await expect.poll(() => tone(form.root(), 'firstTime')).toBe('caution')
})
