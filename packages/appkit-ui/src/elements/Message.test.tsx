import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { Message } from './Message'

test.each(['ltr', 'rtl'])('the detail is centered below a wider title, %s', async dir => {
  const { root } = await renderInRoot(
    <div dir={dir}>
      <Message title="This application might not support smart accounts" detail="Nothing was shared." />
    </div>,
  )
  const middle = (part: string) => {
    const { left, right } = root.querySelector(part)?.getBoundingClientRect() ?? { left: 0, right: 0 }
    return (left + right) / 2
  }
  expect(middle('.message h2')).toBeCloseTo(middle('.message'), 0)
  expect(middle('.message-detail')).toBeCloseTo(middle('.message'), 0)
})
