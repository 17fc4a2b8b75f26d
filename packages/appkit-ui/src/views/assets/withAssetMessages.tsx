import type { ViewRegistry } from '@openappkit/appkit-core'
import type { ComponentType } from 'react'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import type { ViewComponent } from '../ViewEntry'
import css from './AccountAssets.css?inline'
import { type AssetsTranslator, useAssetMessages } from './AssetsCatalog'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

type Detail = 'TokenDetail' | 'NftDetail'

/** Wraps a detail view so that it renders once its messages have loaded. */
export function withAssetMessages<Name extends Detail>(
  View: ComponentType<{ readonly params: ViewRegistry[Name]; readonly messages: AssetsTranslator }>,
): ViewComponent<Name> {
  return function Spoken({ params }) {
    const messages = useAssetMessages()
    useSheet(sheet)
    return messages ? <View params={params} messages={messages} /> : <ViewSkeleton hasMessages />
  }
}
