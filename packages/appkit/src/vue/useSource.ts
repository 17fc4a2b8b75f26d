import type { KitSnapshot } from '@openappkit/appkit-core'
import {
  type ComputedRef,
  computed,
  getCurrentInstance,
  getCurrentScope,
  onMounted,
  onScopeDispose,
  type Ref,
  type ShallowRef,
  shallowReactive,
  shallowRef,
} from 'vue'
import { keepEqual, kitSource, type Source } from '../bindings/Source'
import type { HostKit } from '../kit/HostKit'

/**
 * Returns a ref that follows a source until the current effect scope ends. While a component hydrates, the ref has the
 * value that the server rendered.
 */
export function useSource<T>({ initial, get, subscribe }: Source<T>): Readonly<ShallowRef<T>> {
  const instance = getCurrentInstance()
  // Only a hydrating component has an element before it is mounted.
  const isHydrating = instance !== null && !instance.isMounted && instance.vnode.el !== null
  const value = shallowRef(isHydrating ? initial : get())
  const update = () => {
    value.value = get()
  }
  const follow = () => onScopeDispose(subscribe(update))
  if (isHydrating) {
    const scope = getCurrentScope()
    onMounted(() => {
      update()
      scope?.run(follow)
    })
  } else follow()
  return value
}

/** Returns a ref of a value that `read` derives from a kit. Equal values keep their identity. */
export function useReading<T>(kit: HostKit, read: (snapshot: KitSnapshot) => T): ComputedRef<T> {
  const snapshot = useSource(kitSource(kit))
  return computed<T>(last => keepEqual(last, read(snapshot.value)))
}

/** Returns a reactive object with the properties of a ref's value, which always has the same ones. */
export function toReactive<T extends object>(source: Readonly<Ref<T>>): Readonly<T> {
  const keys = Object.keys(source.value) as (keyof T & string)[]
  const properties = keys.map(key => [key, { enumerable: true, get: () => source.value[key] }])
  // `defineProperties` loses the types of the getters.
  return shallowReactive(Object.defineProperties({}, Object.fromEntries(properties)) as T)
}
