import { takeSnapshot, watchSnapshot } from '@openappkit/appkit-core'
import type { ButtonKind } from '../buttons/ButtonOptions'
import { type ButtonModel, buttonModel } from '../buttons/buttonModel'
import { buttonTree } from '../buttons/buttonTree'
import { dressButton } from '../buttons/dressButton'
import { pressButton } from '../buttons/pressButton'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { en } from '../locales/en'
import { loadWords } from '../locales/loadWords'
import type { ElementContent } from './elementBase'
import { readOptions } from './readOptions'
import { renderTree, setAttributes } from './renderTree'

/** Draws a button model into an element's light DOM. One `<button>` stays for as long as there is one to show, so that it keeps the focus. */
export function buttonContent(element: HTMLElement, kit: AppKitInstance, kind: ButtonKind | undefined): ElementContent {
  const page = element.ownerDocument
  let words = en
  let model: ButtonModel | undefined
  let button: HTMLElement | undefined
  let isRemoved = false

  const draw = () => {
    model = buttonModel(kind, takeSnapshot(kit), readOptions(element), words)
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
      // Only what differs is replaced: a screen reader need not begin again, and pictures don't flicker.
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
  loadWords(kit, loaded => {
    if (isRemoved) return
    words = loaded
    draw()
  })
  return {
    update: draw,
    remove() {
      isRemoved = true
      stop()
      button?.remove()
    },
  }
}
