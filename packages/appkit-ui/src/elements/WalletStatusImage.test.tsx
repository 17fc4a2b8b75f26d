import { expect, onTestFinished, test } from 'vitest'
import { emulateMedia } from '../../test/emulateMedia'
import { renderInRoot } from '../../test/renderInRoot'
import { WalletStatusImage } from './WalletStatusImage'

test('the check mark of a success draws itself in 150 ms', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
  onTestFinished(() => emulateMedia({}))
  const { root } = await renderInRoot(<WalletStatusImage name="Rabby" status="success" />)
  const [drawing] = (root.querySelector('.lucide-check') as Element).getAnimations() as [CSSAnimation]
  expect(drawing.animationName).toBe('oak-draw')
  expect(drawing.effect?.getTiming().duration).toBe(150)
})
