import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from '../../elements/Link'
import type { AssetsTranslator } from './AssetsCatalog'

/**
 * Shows an NFT's description with its line breaks: the first lines without blank ones, and the rest on request. Part
 * `nft-description`.
 */
export function NftDescription({
  text,
  messages: { t },
}: {
  readonly text: string
  readonly messages: AssetsTranslator
}): ReactNode {
  const element = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const about = element.current
    if (!about || isOpen) return
    // Narrower cards and larger text need more lines.
    const observer = new ResizeObserver(() => {
      // A difference of one pixel is only rounding.
      setLong(about.scrollHeight > about.clientHeight + 1)
    })
    observer.observe(about)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    // The link starts where the text does.
    <div className="detail-about" part="nft-description" dir="auto">
      <p ref={element} data-cut={isOpen ? undefined : true}>
        {isOpen ? text : text.replace(/\s*\n\s*/gu, '\n')}
      </p>
      {isLong && <Link onClick={() => setOpen(!isOpen)}>{t(isOpen ? 'nft.less' : 'nft.more')}</Link>}
    </div>
  )
}
