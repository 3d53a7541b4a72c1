import { lazyRoute } from '@campus/federation/remote';
import { Route, Routes } from 'react-router-dom';

// No page brings anything along here: what it needs of its own arrives with its chunk.
const Landing = lazyRoute(() =>
  import(/* webpackChunkName: "landing" */ './features/landing').then((page) => page.LandingPage),
);
const Colleges = lazyRoute(() =>
  import(/* webpackChunkName: "colleges" */ './features/colleges').then(
    (page) => page.CollegesPage,
  ),
);
const About = lazyRoute(() =>
  import(/* webpackChunkName: "about" */ './features/about').then((page) => page.AboutPage),
);
const Developers = lazyRoute(() =>
  import(/* webpackChunkName: "developers" */ './features/developers').then(
    (page) => page.DevelopersPage,
  ),
);
const Contact = lazyRoute(() =>
  import(/* webpackChunkName: "contact" */ './features/contact').then((page) => page.ContactPage),
);
const Privacy = lazyRoute(() =>
  import(/* webpackChunkName: "privacy" */ './features/privacy').then((page) => page.PrivacyPage),
);
const PrivacyPolicy = lazyRoute(() =>
  import(/* webpackChunkName: "privacy-policy" */ './features/privacy-policy').then(
    (page) => page.PrivacyPolicyPage,
  ),
);
const Disclaimer = lazyRoute(() =>
  import(/* webpackChunkName: "disclaimer" */ './features/disclaimer').then(
    (page) => page.DisclaimerPage,
  ),
);

/** Every page of this remote. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/home" element={<Landing />} />
      <Route path="/colleges" element={<Colleges />} />
      <Route path="/about" element={<About />} />
      <Route path="/developers" element={<Developers />} />
      <Route path="/contact" element={<Contact />} />
      <Route path="/privacy" element={<Privacy />} />
      <Route path="/privacy-policy" element={<PrivacyPolicy />} />
      <Route path="/disclaimer" element={<Disclaimer />} />
    </Routes>
  );
}
