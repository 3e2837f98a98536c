/** What a build and a development server need: a configuration that can be used, prepared photos, and the scripts in the head. */
import { parseSite } from '@/lib/site/read-business';
import { writeInlineScripts } from './inline-scripts';
import { preparePictures, reportPhotos } from './pictures';

async function prepare() {
  parseSite(process.env);
  await reportPhotos(await preparePictures());
  await writeInlineScripts();
}

prepare().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
