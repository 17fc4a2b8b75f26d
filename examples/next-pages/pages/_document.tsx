import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'

/** Adds the nonce of `proxy.ts` to the scripts of a page. */
export default class NonceDocument extends Document<{ nonce: string | undefined }> {
  static override async getInitialProps(context: DocumentContext) {
    const nonce = context.req?.headers['x-nonce']?.toString()
    return { ...(await Document.getInitialProps(context)), nonce }
  }

  override render() {
    const { nonce } = this.props
    return (
      <Html lang="en">
        <Head nonce={nonce} />
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    )
  }
}
