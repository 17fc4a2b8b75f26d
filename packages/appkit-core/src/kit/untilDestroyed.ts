import type { AppKitContext } from './AppKitContext'
import { kitDestroyed } from './ModalLoader'

/** Settles like `task`, but rejects with `kit/destroyed` if the kit ends first, because a wallet may never respond. */
export function untilDestroyed<T>(kit: Pick<AppKitContext, 'onDestroy'>, task: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = kit.onDestroy(() => reject(kitDestroyed()))
    void task.then(resolve, reject).finally(forget)
  })
}
