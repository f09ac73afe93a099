/** The brand's domain; the site's address unless `SITE_URL` names another. */
export const domain = 'ardenwell.example';
