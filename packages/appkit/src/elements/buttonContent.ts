import { takeSnapshot, watchSnapshot } from '@openappkit/appkit-core'
import { dressButton, type ElementContent, renderTree, setAttributes } from '@openappkit/appkit-ui/button'
import type { ButtonKind } from '../buttons/ButtonOptions'
import { type ButtonModel, buttonModel } from '../buttons/buttonModel'
import { buttonTree } from '../buttons/buttonTree'
import { pressButton } from '../buttons/pressButton'
import type { HostKit } from '../kit/HostKit'
import { en } from '../locales/en'
import { loadMessages } from '../locales/loadMessages'
import { readOptions } from './readOptions'

/** Renders a button model into an element's light DOM. Updates the same `<button>`, so it keeps the focus. */
export function buttonContent(element: HTMLElement, kit: HostKit, kind: ButtonKind | undefined): ElementContent {
  const page = element.ownerDocument
  let messages = en
  let model: ButtonModel | undefined
  let button: HTMLElement | undefined

  const draw = () => {
    model = buttonModel(kind, takeSnapshot(kit), readOptions(element), messages)
    if (!model) {
      button?.remove()
      button = undefined
      return
    }
    const tree = buttonTree(model)
    if (!button) {
      button = renderTree(page, tree) as HTMLElement
      listen(button)
      element.append(button)
    } else {
      const fresh = renderTree(page, tree)
      setAttributes(button, tree.attributes)
      // Replaces the children only if they differ, so screen readers don't restart and images don't flicker.
      if (
        [...fresh.children].some((child, index) => !button?.children[index]?.isEqualNode(child)) ||
        fresh.childElementCount !== button.childElementCount
      ) {
        button.replaceChildren(...fresh.childNodes)
      }
    }
    dressButton(button, kit, kit.theme.state.themeVariables)
  }
  const listen = (target: HTMLElement) => {
    target.addEventListener('click', () => {
      if (model) pressButton(kit, model, readOptions(element).namespace)
    })
    for (const intent of ['pointerenter', 'focus', 'touchstart']) {
      target.addEventListener(intent, () => kit.prefetch(), { passive: true })
    }
  }

  draw()
  const stop = watchSnapshot(kit, draw)
  const stopMessages = loadMessages(kit, loaded => {
    messages = loaded
    draw()
  })
  return {
    update: draw,
    remove() {
      stopMessages()
      stop()
      button?.remove()
    },
  }
}
