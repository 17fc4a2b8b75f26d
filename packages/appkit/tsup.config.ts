import { readFile, writeFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { packageOptions } from '../../tools/config/tsup.base'

export default packageOptions({
  async onSuccess() {
    const rules = await readFile('../appkit-ui/src/button/button.css', 'utf8')
    const { code } = await transform(rules, { loader: 'css', minify: true })
    await writeFile('dist/styles.css', code)
  },
})
