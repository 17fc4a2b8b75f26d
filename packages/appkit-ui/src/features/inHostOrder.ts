import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Returns the items that the app's `walletFeaturesOrder` names, in its order. If the app sets no order, returns all
 * items sorted by `order`.
 */
export function inHostOrder<Item extends { readonly name: string; readonly order: number }>(
  { options }: Pick<ModalKit, 'options'>,
  items: readonly Item[],
): readonly Item[] {
  const names: readonly string[] | undefined = options.state.features.walletFeaturesOrder
  if (!names) return [...items].sort((one, other) => one.order - other.order)
  return [...new Set(names)].flatMap(name => items.filter(item => item.name === name))
}
