import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ViewComponent } from '../ViewEntry'
import { Words } from './Words'

/** A view that speaks `useWords`. */
export function withWords<Name extends ViewName>(View: ViewComponent<Name>): ViewComponent<Name> {
  return function Spoken({ params }: { readonly params: ViewRegistry[Name] }) {
    return (
      <Words>
        <View params={params} />
      </Words>
    )
  }
}
