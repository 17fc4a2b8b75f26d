import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Sorts items by the app's order, which omits the ones it doesn't name. Without it, sorts by `order`. */
export function inHostOrder<Item extends { readonly name: string; readonly order: number }>(
  { options }: Pick<ModalKit, 'options'>,
  items: readonly Item[],
): readonly Item[] {
  const names: readonly string[] | undefined = options.state.features.walletFeaturesOrder
  if (!names) return [...items].sort((one, other) => one.order - other.order)
  return [...new Set(names)].flatMap(name => items.filter(item => item.name === name))
}
