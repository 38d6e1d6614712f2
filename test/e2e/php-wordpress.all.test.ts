import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { wordpressSnippets } from '../../demo/guide/topics/cms/wordpress.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { whyWithoutWordPress } from '../../scripts/wordpress.mjs'
import { axe } from '../support/axe.ts'
import { dist } from '../support/dist.ts'
import { forSuite } from '../support/for-suite.ts'
import { sharedBrowser } from '../support/shared-browser.ts'
import { requestFailed, type SitePage, watchedPage } from '../support/site.ts'
import { openWordPress } from '../support/wordpress-site.ts'

const skip = whyWithoutPhp() || whyWithoutWordPress() || false
const settingsPage = '/wp-admin/options-general.php?page=flx'
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
const posts = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => `Billet ${from - index}`)

/** A post's list, as the site's editor keeps it: a block "Query loop", inherited from the page. */
const queryBlock = (className = '', isEnhanced = false): string => `
<!-- wp:query ${JSON.stringify({ queryId: 1, query: { inherit: true }, ...(className && { className }), ...(isEnhanced && { enhancedPagination: true }) })} -->
<div class="wp-block-query ${className}"><!-- wp:post-template -->
<!-- wp:post-title {"isLink":true} /-->
<!-- /wp:post-template -->
<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next {"label":"Suivant"} /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query -->`

const template = (body: string): string => `
<!-- wp:template-part {"slug":"header","tagName":"header"} /-->
<!-- wp:group {"tagName":"main"} --><main class="wp-block-group"><h1>Journal</h1>${body}</main><!-- /wp:group -->`

describe('the plugin and the guide, in WordPress itself', { skip }, () => {
  const site = forSuite(async () => {
    const opened = await openWordPress()
    const close = async (): Promise<void> => {
      const faults = opened.faults().filter((line) => line.includes('plugins/flx/'))
      await opened.close()
      assert.deepEqual(faults, [], 'WordPress complains of the plugin')
    }
    return { ...opened, close }
  })

  async function visit(path: string, viewport = phone): Promise<SitePage> {
    const context = await (await sharedBrowser()).newContext({ baseURL: site.url, viewport, locale: 'fr-FR' })
    // A request to another site could wait for an answer for minutes, and the page's load with it.
    await context.route(
      ({ origin }) => origin !== site.url,
      (route) => route.abort(),
    )
    const page = await watchedPage(context)
    await page.goto(path)
    return page
  }

  /** Chooses a theme, with one menu in all its places, and whether the plugin is active. */
  function dress(theme: string, hasPlugin: boolean): void {
    const change = hasPlugin ? `activate_plugin('flx/flx.php')` : `deactivate_plugins('flx/flx.php')`
    site.run(`
      switch_theme('${theme}');
      // At its next request WordPress would put menus where they were in the theme before.
      delete_option('theme_switched');
      delete_option('theme_switch_menu_locations');
      $menu = get_option('flx-test-menu');
      set_theme_mod('nav_menu_locations', ['flx' => $menu, 'primary' => $menu]);
      ${change};`)
  }

  /** Keeps a template of the block theme, as the site's editor does. */
  function keepTemplate(slug: string, content: string): void {
    site.run(`
      $content = base64_decode('${Buffer.from(content).toString('base64')}');
      foreach (get_posts(['post_type' => 'wp_template', 'name' => '${slug}', 'post_status' => 'any']) as $old) wp_delete_post($old->ID, true);
      $id = wp_insert_post(['post_type' => 'wp_template', 'post_name' => '${slug}', 'post_title' => '${slug}', 'post_status' => 'publish', 'post_content' => wp_slash($content)]);
      wp_set_object_terms($id, 'twentytwentyfour', 'wp_theme');`)
  }

  /** Code of the site's own, in an extension that is always active; none takes it away. */
  function keepCode(php = ''): void {
    // Each time a file of another name: PHP looks again only every two seconds whether one has changed.
    const name = `${crypto.randomUUID()}.php`
    site.run(`
      wp_mkdir_p(WPMU_PLUGIN_DIR);
      array_map('unlink', glob(WPMU_PLUGIN_DIR . '/*.php'));
      file_put_contents(WPMU_PLUGIN_DIR . '/${name}', base64_decode('${Buffer.from(`<?php ${php}`).toString('base64')}'));`)
  }

  const keepSettings = (settings: Record<string, string>): void => {
    site.run(
      `update_option('flx', json_decode(base64_decode('${Buffer.from(JSON.stringify(settings)).toString('base64')}'), true));`,
    )
  }

  const source = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text()

  const drawer = (page: Page) => page.locator('dialog.flx-mobile-menu[open]')

  async function goThroughMenu(page: Page, button: string): Promise<void> {
    const opener = page.getByRole('button', { name: button, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    await drawer(page).waitFor()
    const labels = drawer(page).locator('[data-shows]:not([inert]) .flx-mobile-menu__label')
    assert.deepEqual(await labels.allTextContents(), ['Accueil', 'Visiter'])
    await drawer(page)
      .locator('[data-shows]:not([inert]) button[aria-expanded], [data-shows]:not([inert]) button')
      .last()
      .click()
    await drawer(page).getByRole('link', { name: 'Les phares' }).waitFor()
    assert.deepEqual(await axe(page, '.flx-mobile-menu'), [])
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'hidden' })
  }

  /** The next posts come below those that are there, by a click or as the end comes near; Back from one shows all again. */
  async function goThroughList(page: Page, title: string, isAutomatic: boolean): Promise<void> {
    const titles = page.locator(title)
    if (isAutomatic) {
      await page.locator('.nav-links').scrollIntoViewIfNeeded()
    } else {
      assert.deepEqual(await titles.allTextContents(), posts(12, 8))
      await page.locator('flx-list:defined').waitFor()
      await page.getByRole('link', { name: /^Suivant/ }).click()
    }
    await page.getByRole('link', { name: 'Billet 3', exact: true }).waitFor()
    assert.deepEqual((await titles.allTextContents()).slice(0, 10), posts(12, 3))
    await page.getByRole('link', { name: 'Billet 4', exact: true }).click()
    await page.getByText('Ce que la mer a apporté le 4.').waitFor()
    await page.goBack()
    for (const name of ['Billet 12', 'Billet 3']) await page.getByRole('link', { name, exact: true }).waitFor()
    assert.deepEqual((await titles.allTextContents()).slice(0, 10), posts(12, 3))
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  }

  async function goThroughGallery(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'phare', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 sur 2').first().waitFor({ state: 'attached' })
    await dialog.getByText('Le phare', { exact: true }).waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('2 sur 2').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/?name=galerie')
  }

  /** Logs in by a request: as its page of login opens, WordPress moves the focus, and a password could land in the name. */
  async function logIn(name: string, password: string): Promise<SitePage> {
    const page = await visit('/', desktop)
    // WordPress's own pages ask other sites for pictures, and refuse what a user may not do.
    page.provoked = requestFailed
    const answer = await page.request.post('/wp-login.php', { form: { log: name, pwd: password }, maxRedirects: 0 })
    assert.equal(answer.status(), 302)
    return page
  }

  it('MENU-01 LIST-01 LIST-04 classic theme, the plugin: menu, list and Back', async () => {
    dress('phare-extension', true)
    const page = await visit('/')
    await goThroughMenu(page, 'Menu')
    await goThroughList(page, '.entry-title', true)
  })

  it('MENU-01 LIST-01 LIST-04 LBX-01 classic theme, the guide alone: menu, list and gallery', async () => {
    dress('phare', false)
    const page = await visit('/', desktop)
    await goThroughMenu(page, 'Sommaire')
    await goThroughList(page, '.entry-title', true)
    await page.goto('/?name=galerie')
    await goThroughGallery(page)
  })

  it('MENU-01 LIST-01 LIST-04 LBX-01 block theme, the plugin and blocks of the guide: menu, list and gallery', async () => {
    dress('twentytwentyfour', true)
    keepTemplate('home', template(queryBlock('flx-list')))
    keepTemplate(
      'single',
      template(`<!-- wp:post-content /-->`) + wordpressSnippets.blockFoot.replace(/<flx-mobile-menu.*\n/, ''),
    )
    const page = await visit('/')
    await goThroughMenu(page, 'Menu')
    await goThroughList(page, '.wp-block-post-title', false)
    await page.goto('/?name=galerie')
    await goThroughGallery(page)
  })

  it('LIST-01 block theme, the guide alone: two blocks of HTML around the loop, and a script by one line of functions.php', async () => {
    dress('twentytwentyfour', false)
    keepCode(
      `add_action('wp_enqueue_scripts', fn () => wp_enqueue_script_module('flx', plugins_url('flx/dist/flx.js')));`,
    )
    keepTemplate(
      'home',
      template(wordpressSnippets.blockList.replace(/<!-- wp:query[\s\S]*\/wp:query -->/, queryBlock())),
    )
    const page = await visit('/')
    await goThroughList(page, '.wp-block-post-title', false)
    keepCode()
  })

  it('LIST-01 a loop whose pages WordPress would turn is continued by flx, and the page has one map of its modules', async () => {
    dress('twentytwentyfour', true)
    keepTemplate('home', template(queryBlock('flx-list', true)))
    const page = await visit('/')
    const maps = page.locator('script[type="importmap"]')
    assert.equal(await maps.count(), 1)
    const map = JSON.parse((await maps.textContent()) ?? '') as { imports: object; integrity: object }
    assert.ok('@wordpress/interactivity' in map.imports, 'WordPress has a module of its own here')
    assert.ok(Object.keys(map.integrity).some((address) => address.endsWith('/flx/dist/flx.js')))
    await goThroughList(page, '.wp-block-post-title', false)
  })

  it('LBX-01 an image that WordPress enlarges stays WordPress’s', async () => {
    dress('twentytwentyfour', true)
    site.run(`
      $src = '/wp-content/uploads/port.webp';
      wp_insert_post(['post_name' => 'agrandir', 'post_title' => 'Agrandir', 'post_status' => 'publish', 'post_date' => '2025-11-01 10:00:00', 'post_content' => wp_slash(
        '<!-- wp:image {"lightbox":{"enabled":true}} --><figure class="wp-block-image"><img src="' . $src . '" alt="Le port"/></figure><!-- /wp:image -->')]);`)
    const page = await visit('/?name=agrandir')
    await page.getByRole('button', { name: /Enlarge|Agrandir/ }).click()
    await page.locator('.wp-lightbox-overlay.active').waitFor()
    assert.equal(await page.locator('dialog[open]').count(), 0)
  })

  it('an editor’s elements stay in a post, and those of who may not write HTML are taken out by WordPress', async () => {
    const kept = site.run(`
      $post = ['post_title' => 'Essai', 'post_status' => 'draft', 'post_content' => '<flx-toggle><p>Ouvert</p></flx-toggle>'];
      echo get_post(wp_insert_post($post))->post_content, '|';
      wp_set_current_user(wp_insert_user(['user_login' => 'paul', 'user_pass' => 'paul-et-la-mer', 'role' => 'author']));
      kses_init();
      echo get_post(wp_insert_post($post))->post_content;`)
    assert.equal(kept, '<flx-toggle><p>Ouvert</p></flx-toggle>|<p>Ouvert</p>')
  })

  it('runs nothing of a menu that somebody wrote who means harm', async () => {
    dress('phare-extension', true)
    const gadget = `<img src=x onerror="globalThis.owned=1"><script>globalThis.owned=1</script>`
    // A theme prints the titles of its own menu as they are: this one is in the place of the plugin alone.
    site.run(`
      $menu = wp_create_nav_menu('Hostile');
      $title = 'Entrée ' . base64_decode('${Buffer.from(gadget).toString('base64')}');
      wp_update_nav_menu_item($menu, 0, ['menu-item-title' => wp_slash($title), 'menu-item-url' => 'javascript:globalThis.owned=1', 'menu-item-status' => 'publish']);
      set_theme_mod('nav_menu_locations', ['flx' => $menu]);`)
    const page = await visit('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const added = drawer(page).locator('.flx-mobile-menu__label').first()
    assert.match((await added.textContent()) ?? '', /^Entrée/)
    await added.click()
    assert.equal(await page.locator('img[onerror], [href^="javascript:"]').count(), 0)
    assert.equal(await page.evaluate(() => 'owned' in globalThis), false)
  })

  it('prints the menu where its short code stands, and nowhere twice', async () => {
    dress('twentytwentyfour', true)
    keepTemplate('home', template('<!-- wp:shortcode -->[flx_menu]<!-- /wp:shortcode -->'))
    const html = await source('/')
    assert.equal(html.split('<flx-mobile-menu').length, 2)
    assert.ok(html.indexOf('<flx-mobile-menu') > html.indexOf('<main'))
  })

  it('leaves the menu to a theme that says so', async () => {
    dress('phare-extension', true)
    keepCode(`
      add_action('after_setup_theme', fn () => add_theme_support('flx-menu'));
      add_action('wp_footer', fn () => flx_menu());`)
    const html = await source('/')
    assert.equal(html.split('<flx-mobile-menu').length, 2)
    assert.ok(html.indexOf('<flx-mobile-menu') > html.indexOf('</footer>'))
    keepCode()
  })

  it('has the browser check each file, in the one map of the page, before any module', async () => {
    const { files } = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as { files: object }
    const base = `${site.url}/wp-content/plugins/flx/dist/`
    const addressed = Object.fromEntries(Object.entries(files).map(([name, hash]) => [base + name, hash]))
    for (const theme of ['phare-extension', 'twentytwentyfour']) {
      dress(theme, true)
      const html = await source('/')
      const maps = [...html.matchAll(/<script type="importmap"[^>]*>([\s\S]*?)<\/script>/g)]
      assert.equal(maps.length, 1, theme)
      assert.deepEqual((JSON.parse(maps[0]?.[1] ?? '') as { integrity: object }).integrity, addressed, theme)
      assert.ok(html.indexOf('type="importmap"') < html.indexOf('type="module"'), theme)
    }
  })

  it('loads the script from the address that is set, and then knows no map', async () => {
    dress('phare-extension', true)
    keepSettings({ address: 'https://cdn.exemple.fr/flx/1.0.0/flx.js' })
    const html = await source('/')
    assert.match(
      html,
      /<script type="module" src="https:\/\/cdn\.exemple\.fr\/flx\/[\d.]+\/flx\.js" id="flx-js-module" crossorigin="anonymous">/,
    )
    assert.doesNotMatch(html, /importmap|integrity/)
  })

  it('I18N-02 asks a site that says no services for no translations of its pages', async () => {
    keepSettings({ base: '/services/' })
    assert.doesNotMatch(await source('/'), /translations=/)
    keepSettings({})
    assert.match(await source('/'), /<flx-config translations="off">/)
  })

  it('works under a strict policy and Trusted Types, with the nonce of the site', async () => {
    dress('phare-extension', true)
    keepCode(`
      function site_nonce(): string { static $nonce; return $nonce ??= base64_encode(random_bytes(16)); }
      $own = fn (array $attributes): array => ['nonce' => site_nonce()] + $attributes;
      add_filter('wp_script_attributes', $own);
      add_filter('wp_inline_script_attributes', $own);
      add_filter('flx_nonce', fn (): string => site_nonce());
      // Its pictograms as scripts are what a site with a policy takes out first.
      remove_action('wp_head', 'print_emoji_detection_script', 7);
      add_action('send_headers', fn () => header("Content-Security-Policy: script-src 'nonce-" . site_nonce() . "' 'strict-dynamic'; object-src 'none'; require-trusted-types-for 'script'; trusted-types flx"));`)
    const page = await visit('/')
    await goThroughMenu(page, 'Menu')
    await goThroughList(page, '.entry-title', true)
    keepCode()
  })

  it('runs nothing of settings that somebody wrote who means harm, and shows them as text to an administrator', async () => {
    dress('phare-extension', true)
    const base = `/services/"'></title></style><script>globalThis.owned=1</script><img src=x onerror="globalThis.owned=1">`
    keepSettings({ address: 'javascript:globalThis.owned=1', base, logo: 'javascript:globalThis.owned=1' })
    const page = await visit('/')
    await goThroughMenu(page, 'Menu')
    assert.equal(await page.locator('[src^="javascript:"], [href^="javascript:"], [logo], img[onerror]').count(), 0)
    assert.equal(await page.evaluate(() => 'owned' in globalThis), false)
    const admin = await logIn('anne', 'mer-et-phares')
    await admin.goto(settingsPage)
    assert.equal(await admin.getByLabel('Base des services').inputValue(), base)
    assert.equal(await admin.evaluate(() => 'owned' in globalThis), false)
    keepSettings({})
  })

  describe('its settings', () => {
    const settings = () => JSON.parse(site.run(`echo json_encode(get_option('flx', null));`)) as Record<string, string>

    it('are kept as an administrator sends them, and hold addresses of the Web alone', async () => {
      const page = await logIn('anne', 'mer-et-phares')
      await page.goto(settingsPage)
      await page.getByLabel('Adresse du script').fill('javascript:globalThis.owned=1')
      await page.getByLabel('Base des services').fill('/services/')
      await page.getByLabel('Adresse du logo').fill('https://exemple.fr/logo.svg')
      await page.locator('.wrap [type="submit"]').click()
      // Not its address: WordPress takes `updated` out of it at once.
      await page.locator('.notice-success').waitFor()
      assert.deepEqual(settings(), { address: '', base: '/services/', logo: 'https://exemple.fr/logo.svg' })
      assert.deepEqual(await axe(page, '.wrap'), [])
      const seen = await visit('/')
      assert.equal(await seen.locator('flx-config').getAttribute('base'), '/services/')
    })

    it('are neither shown to an author, nor taken from one, nor without WordPress’s own token', async () => {
      const before = settings()
      const page = await logIn('paul', 'paul-et-la-mer')
      assert.equal((await page.goto(settingsPage))?.status(), 403)
      const send = { form: { action: 'flx_save', 'flx[base]': '/autre/' }, maxRedirects: 0 }
      assert.equal((await page.request.post('/wp-admin/admin-post.php', send)).status(), 403)
      const admin = await logIn('anne', 'mer-et-phares')
      assert.equal((await admin.request.post('/wp-admin/admin-post.php', send)).status(), 403)
      assert.deepEqual(settings(), before)
    })

    it('go with the plugin', () => {
      site.run(`deactivate_plugins('flx/flx.php'); uninstall_plugin('flx/flx.php');`)
      assert.equal(settings(), null)
    })
  })
})
