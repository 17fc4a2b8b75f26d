import { readFile, writeFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { packageOptions } from '../../tools/config/tsup.base'

export default packageOptions({
  async onSuccess() {
    const { code } = await transform(await readFile('src/buttons/button.css', 'utf8'), { loader: 'css', minify: true })
    await writeFile('dist/styles.css', code)
  },
})
