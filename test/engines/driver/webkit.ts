import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEngine } from '../../../scripts/engines.mjs'
import { keyCode } from './key-codes.ts'
import type { Engine, EngineOptions, EnginePage, MouseButton } from './page.ts'
import { ScreenPointer } from './screen-pointer.ts'

const screenButtons: Record<Exclude<MouseButton, 'left'>, number> = { middle: 2, right: 3 }

/** Drawing without a graphics card is slow, and what moves need not be smooth. */
const environment = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1' }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** None of these outlives a run that ends before its pages are closed. */
const running = new Set<ChildProcess>()
const folders = new Set<string>()
process.once('exit', () => {
  for (const child of running) child.kill()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/**
 * What the desktop would say to the browser. Each click is one of its own, as in the other engines: the second of two at the
 * same place would select a word. And its bars take no room, or the window could not be as narrow as a phone.
 *
 * @returns the folder that says it
 */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flx-webkit-'))
  folders.add(folder)
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-double-click-time=0\n')
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; font-size: 1px }\n')
  return folder
}
let settings: string | undefined

async function end(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // A driver that hangs would not hear a signal that asks.
  child.kill('SIGKILL')
  await ended
}

/**
 * The screen, and the place of a window on it. Where no window manager says otherwise the focus is where the pointer is,
 * and that stays in the middle: whatever its size, the window begins just before it.
 */
const screenSize = { width: 2800, height: 2400 }
const place = { x: screenSize.width / 2 - 20, y: screenSize.height / 2 - 20 }

/** A screen that nobody looks at, of one page's own: its window has the focus. @returns it and its name */
async function openDisplay(program: string): Promise<{ screen: ChildProcess; name: string }> {
  const size = `${screenSize.width}x${screenSize.height}x24`
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp']
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  running.add(screen)
  const pipe = screen.stdio[3]
  if (!pipe) throw new Error('Xvfb has no pipe')
  const [number] = await Promise.race([once(pipe, 'data'), once(screen, 'exit').then(() => ['none'])])
  return { screen, name: `:${String(number).trim()}` }
}

/** In ms, how long a browser is waited for: on a machine with much to do, to start or to draw takes seconds. */
const patience = 30_000

/** The protocol of WebDriver: a session of a driver, to which commands are sent as JSON. */
class Session {
  /** The name of the screen that its window is on. */
  readonly display: string
  #address: string
  #stop: () => Promise<void>

  private constructor(address: string, display: string, stop: () => Promise<void>) {
    this.#address = address
    this.display = display
    this.#stop = stop
  }

  /** Once more where it did not come to be: what was a free port may be another's by the time the driver takes it. */
  static open(): Promise<Session> {
    return Session.#begin().catch(() => Session.#begin())
  }

  static async #begin(): Promise<Session> {
    const programs = findEngine('webkit')
    if (!programs) throw new Error('WebKit is not installed')
    const { screen, name } = await openDisplay(programs.display)
    const port = await freePort()
    settings ??= writeSettings()
    const env = { ...process.env, ...environment, DISPLAY: name, XDG_CONFIG_HOME: settings }
    const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
    running.add(driver)
    const stop = async () => {
      await end(driver)
      await end(screen)
    }
    try {
      const base = `http://127.0.0.1:${port}`
      await answering(base)
      const made = await send<{ sessionId: string }>(`${base}/session`, 'POST', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            // Without its bar, the page is the window.
            'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation', '--full-screen'] },
          },
        },
      })
      const session = new Session(`${base}/session/${made.sessionId}`, name, stop)
      await session.command('timeouts', { script: 300_000, pageLoad: 60_000 })
      return session
    } catch (error) {
      await stop()
      throw error
    }
  }

  command<T = unknown>(path: string, body: object): Promise<T> {
    return send<T>(`${this.#address}/${path}`, 'POST', body)
  }

  ask<T>(path: string): Promise<T> {
    return send<T>(`${this.#address}/${path}`, 'GET')
  }

  async close(): Promise<void> {
    await send(this.#address, 'DELETE').catch(() => {})
    await this.#stop()
  }
}

/** @throws what the driver says against it */
async function send<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`WebDriver: ${value?.message || value?.error}`)
  return value
}

async function answering(base: string): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return void (await send(`${base}/status`, 'GET'))
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Calls a function that came as text, and tells its end; compiled code may name its functions with a helper. */
const caller = (source: string): string => `const done = arguments[arguments.length - 1]
const __name = (run) => run
new Promise((resolve) => resolve((${source})(...arguments[0]))).then(
  (value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }))`

/** Runs in the page, which from now on waits for an event of the mouse. @returns where the page is on the screen */
function hearMouse(type: string): number[] {
  const heard = new Promise((resolve, reject) => {
    let opensMenu = false
    const options = { capture: true, once: true }
    window.addEventListener('contextmenu', (event) => setTimeout(() => (opensMenu = !event.defaultPrevented)), options)
    // The click or the menu comes with it.
    window.addEventListener(type, () => setTimeout(() => setTimeout(() => resolve(opensMenu))), options)
    setTimeout(() => reject(new Error(`no ${type} came`)), 10_000)
  })
  heard.catch(() => {})
  Object.assign(window, { flxMouseHeard: heard })
  return [screenX, screenY]
}

/** Runs in the page: done once the page has heard what the screen's pointer did. @returns whether that opened a menu */
const mouseHeard = (): unknown => (window as unknown as { flxMouseHeard?: Promise<unknown> }).flxMouseHeard

/** What WebKitWebDriver does of {@link EnginePage}. */
function pageOf(session: Session): EnginePage {
  let [pointerX, pointerY] = [0, 0]
  const act = (...actions: object[]) => session.command('actions', { actions })
  const pointer = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const keys = (...actions: object[]) => act({ type: 'key', id: 'keys', actions })
  const to = (x: number, y: number) => {
    ;[pointerX, pointerY] = [Math.round(x), Math.round(y)]
    return { type: 'pointerMove', x: pointerX, y: pointerY, duration: 0 }
  }
  const press = (type: string) => ({ type, button: 0 })
  const key = (type: string, name: string) => ({ type, value: keyCode(name) })

  /**
   * The driver lets go of the left button whichever was pressed, so that a middle click is a plain one in the page: any
   * other button is that of the screen's own pointer, which goes home again, since the focus is where it is.
   */
  let screenPointer: Promise<ScreenPointer> | undefined
  let hasMenu = false
  const otherButton = async (way: 'down' | 'up', button: Exclude<MouseButton, 'left'>): Promise<void> => {
    screenPointer ??= ScreenPointer.open(session.display)
    const screen = await screenPointer
    // A menu hears what comes after it was opened, in place of the page.
    if (way === 'up' && hasMenu) {
      await screen.up(screenButtons[button])
      await screen.escape()
      hasMenu = false
    } else {
      const [left = 0, top = 0] = await page.evaluate(hearMouse, `mouse${way}`)
      await screen.move(left + pointerX, top + pointerY)
      await screen[way](screenButtons[button])
      hasMenu = (await page.evaluate(mouseHeard)) === true
    }
    if (way === 'up') await screen.move(screenSize.width / 2, screenSize.height / 2)
  }

  const page: EnginePage = {
    goto: (url) => session.command('url', { url }),
    goBack: () => session.command('back', {}),
    url: () => session.ask<string>('url'),
    async evaluate(run, ...args) {
      const script = caller(run.toString())
      const told = await session.command<{ value?: never; error?: string }>('execute/async', { script, args: [args] })
      if (told.error) throw new Error(told.error)
      return told.value as never
    },
    async setViewport({ width, height }) {
      const inner = () => page.evaluate(() => [innerWidth, innerHeight])
      const isThere = ([x, y]: number[]) => x === width && y === height
      let [x = 0, y = 0] = await inner()
      // The window may be larger than the page, and takes its size when it is drawn.
      const outer = await session.ask<{ width: number; height: number }>('window/rect')
      const wanted = { width: width + outer.width - x, height: height + outer.height - y }
      const end = performance.now() + patience
      for (let tries = 0; !isThere([x, y]); tries++) {
        if (performance.now() > end) throw new Error(`the page has ${x} × ${y} instead of ${width} × ${height}`)
        if (tries % 10 === 0) await session.command('window/rect', { ...wanted, ...place })
        await new Promise((resolve) => setTimeout(resolve, 50))
        ;[x = 0, y = 0] = await inner()
      }
    },
    mouse: {
      move: async (x, y) => void (await pointer(to(x, y))),
      down: async ({ button = 'left' } = {}) =>
        void (await (button === 'left' ? pointer(press('pointerDown')) : otherButton('down', button))),
      up: async ({ button = 'left' } = {}) =>
        void (await (button === 'left' ? pointer(press('pointerUp')) : otherButton('up', button))),
      click: async (x, y, { button = 'left' } = {}) => {
        if (button === 'left') return void (await pointer(to(x, y), press('pointerDown'), press('pointerUp')))
        to(x, y)
        await otherButton('down', button)
        await otherButton('up', button)
      },
      reset: async () => {
        await session.command('actions', { actions: [] })
        await pointer(to(0, 0))
      },
    },
    keyboard: {
      press: async (name) => void (await keys(key('keyDown', name), key('keyUp', name))),
      down: async (name) => void (await keys(key('keyDown', name))),
      up: async (name) => void (await keys(key('keyUp', name))),
      type: async (text) => {
        for (const sign of text) await keys(key('keyDown', sign), key('keyUp', sign))
      },
    },
    close: async () => {
      const screen = await screenPointer
      screen?.close()
      await session.close()
    },
  }
  return page
}

/** WebKitGTK, the engine of Safari, through the driver that comes with it; each page is a browser of its own. */
export function webkit({ forcedColours }: EngineOptions): Engine {
  if (forcedColours)
    throw new Error('WebKit forces no colours on a page: a contrast theme is a wish for more contrast there.')
  const pages = new Set<EnginePage>()
  return {
    name: 'webkit',
    pagesAtOnce: 2,
    async open() {
      const page = pageOf(await Session.open())
      pages.add(page)
      const close = page.close
      page.close = async () => {
        pages.delete(page)
        await close()
      }
      return page
    },
    close: async () => void (await Promise.all([...pages].map((page) => page.close()))),
  }
}
