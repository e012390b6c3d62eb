import { Link } from '@berea/web/router';
import { PolicyPage } from '../policies/policy-page.js';
import { t, Trans } from '../texts/about.js';

export const AboutPage = () => (
  <PolicyPage title={t('about.about')}>
    <h2>{t('about.our-mission')}</h2>
    <p>{t('about.to-help-pastors-teachers')}</p>
    <h2>{t('about.our-vision')}</h2>
    <p>{t('about.that-careful-study-of-bible')}</p>
    <h2>{t('about.texts-and-licences')}</h2>
    <p>
      <Trans id="about.texts-on-shelf" elements={{ link: <Link to="/library?tab=shelf" /> }} />
    </p>
    <p>{t('about.berea-itself-is-free-software')}</p>
  </PolicyPage>
);
