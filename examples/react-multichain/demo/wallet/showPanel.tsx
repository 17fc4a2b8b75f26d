import { createRoot } from 'react-dom/client'
import type { WalletContext } from './Description'
import { FloatingLayer } from './FloatingLayer'
import css from './panel.css?inline'
import type { RequestQueue } from './RequestQueue'
import { WalletPanel } from './WalletPanel'

/**
 * Shows the panel while requests are pending. During that time, the page has the attribute `data-wallet` and the variable
 * `--demo-wallet-height`, to make room for it.
 */
export function showPanel(queue: RequestQueue, context: WalletContext, icon: string): void {
  const layer = new FloatingLayer(document)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  layer.root.adoptedStyleSheets = [sheet]
  createRoot(layer.root).render(<WalletPanel queue={queue} context={context} icon={icon} origin={location.host} />)

  const { documentElement } = document
  const measure = new ResizeObserver(() =>
    documentElement.style.setProperty('--demo-wallet-height', `${layer.height}px`),
  )
  measure.observe(layer.element)
  queue.subscribe(() => {
    const isShown = queue.pending().length > 0
    documentElement.toggleAttribute('data-wallet', isShown)
    if (isShown) layer.show()
    else layer.hide()
  })
}
