<?php
/** What a web server in front of WordPress does: a file is sent, a folder has its index, all else is WordPress's. */
$root = $_SERVER['DOCUMENT_ROOT'];
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$script = rtrim($path, '/') . '/index.php';
if ($path !== '/' && is_file($root . $path)) {
    return false;
}
if (!is_file($root . $script)) {
    $script = '/index.php';
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $script;
chdir(dirname($root . $script));
require $root . $script;
