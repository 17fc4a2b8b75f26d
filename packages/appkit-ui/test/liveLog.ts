/** Records every text that the modal's live regions receive, in order. */
export function liveLog(root: ShadowRoot): string[] {
  const log: string[] = []
  const observer = new MutationObserver(records => {
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [role=alert]')
      const added = [...addedNodes].flatMap(node => (node instanceof Element ? [...liveRegionsIn(node)] : []))
      for (const { textContent } of region ? [region] : added) if (textContent) log.push(textContent)
    }
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return log
}

function* liveRegionsIn(node: Element): Iterable<Element> {
  if (node.matches('[role=status], [role=alert]')) yield node
  yield* node.querySelectorAll('[role=status], [role=alert]')
}
