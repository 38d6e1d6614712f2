import { expect } from '@open-wc/testing'
import { configure } from '../../../src/core/configure.ts'
import { runCode } from '../../../src/core/html/run-code.ts'

const page = window as unknown as { flxRuns?: string[] }

describe('runCode', () => {
  beforeEach(() => {
    page.flxRuns = []
  })

  it('LOGIN-02 runs the code of an answer as a script element, at once and once, whatever it holds', () => {
    const nodes = document.body.childNodes.length
    expect(runCode("flxRuns.push('</script>', document.currentScript.tagName) // <!-- x")).to.equal(false)
    expect(page.flxRuns).to.deep.equal(['</script>', 'SCRIPT'])
    expect([runCode(''), runCode(' \n'), document.body.childNodes.length]).to.deep.equal([false, false, nodes])
  })

  it('LOGIN-02 says that the code led to another page', () => {
    const stay = (event: Event): void => event.preventDefault()
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', stay, { once: true })
    expect(runCode("location.href = '/ailleurs'")).to.equal(true)
  })

  it('LOGIN-02 runs none where the configuration says so', () => {
    configure({ scripts: false })
    runCode("flxRuns.push('off')")
    configure({ scripts: true })
    expect(page.flxRuns).to.deep.equal([])
  })
})
