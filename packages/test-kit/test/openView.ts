import type { ViewName } from '@openappkit/appkit-core'
import { expect } from 'vitest'
import type { OpenFeature } from './openFeature'
import type { FeatureCase, TestedFeature } from './TestedFeature'

/** Opens a view of the feature and waits for its content. */
export async function openView<Feature extends TestedFeature>(
  { errors, kit, loaded, root }: OpenFeature<Feature>,
  tested: FeatureCase<Feature>,
  name: ViewName,
): Promise<void> {
  const viewArguments = tested.arguments?.[name]
  const result = kit.modal.open({ view: name, ...(viewArguments && { arguments: viewArguments }) } as {
    view: 'Account'
  })
  result?.catch(() => {})
  await expect.poll(() => loaded).toContain(name)
  await expect.poll(() => root().querySelector('.stage .skeleton')).toBeNull()
  expect(errors).toEqual([])
}
