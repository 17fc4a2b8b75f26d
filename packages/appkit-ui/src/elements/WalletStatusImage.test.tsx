import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { WalletStatusImage } from './WalletStatusImage'

test('the check mark of a success draws itself in 150 ms', async () => {
  const { root } = await renderInRoot(<WalletStatusImage name="Rabby" status="success" />)
  const [drawing] = (root.querySelector('.lucide-check') as Element).getAnimations() as [CSSAnimation]
  expect(drawing.animationName).toBe('oak-draw')
  expect(drawing.effect?.getTiming().duration).toBe(150)
})
