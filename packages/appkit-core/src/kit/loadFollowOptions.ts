/**
 * Loads `followOptions`, which applies the changed options of a component to its kit.
 *
 * @example
 * ```ts
 * import { type AppKit, loadFollowOptions } from '@openappkit/appkit-core'
 *
 * export async function follow(kit: AppKit, before: { locale: string }, after: { locale: string }) {
 *   const { followOptions } = await loadFollowOptions()
 *   followOptions(kit, { options: after }, before, after)
 * }
 * ```
 */
export const loadFollowOptions = (): Promise<typeof import('./followOptions')> => import('./followOptions')
