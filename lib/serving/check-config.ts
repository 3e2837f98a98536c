/** Imported when the server starts: a bad configuration ends it with one message instead of failing every page. */
try {
  await import('../site/config');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

export {};
