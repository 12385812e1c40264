import { Badge } from '@nzete/ui/Badge';
import { Breadcrumb } from '@nzete/ui/Breadcrumb';
import { Button } from '@nzete/ui/Button';
import { CheckboxField } from '@nzete/ui/CheckboxField';
import { Dialog } from '@nzete/ui/Dialog';
import { Disclosure } from '@nzete/ui/Disclosure';
import { Hero } from '@nzete/ui/Hero';
import { ImpactCard } from '@nzete/ui/ImpactCard';
import { Link } from '@nzete/ui/Link';
import { RadioGroup } from '@nzete/ui/RadioGroup';
import { SelectField } from '@nzete/ui/SelectField';
import { Sign } from '@nzete/ui/Sign';
import { SiteFooter } from '@nzete/ui/SiteFooter';
import { Switch } from '@nzete/ui/Switch';
import { Tab, TabList, TabPanel, Tabs } from '@nzete/ui/Tabs';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { TopNavigation } from '@nzete/ui/TopNavigation';

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', alt: '' };

/** Elements that a host's CSS could affect: texts, lists, pictures, forms, a bar, an overlay. */
export const Components = () => (
  <>
    <TopNavigation
      name="Nzete"
      donateHref="/donate"
      focusAreas={[{ sign: 'water', href: '/water', label: 'Clean water' }]}
      links={[{ href: '/about', label: 'About' }]}
    />
    <Hero
      eyebrow="Since 2019"
      title="A forest follows"
      description="Young people plant it."
      stats={[{ value: '50,000+', label: 'trees planted' }]}
      actions={<Button variant="give">Donate</Button>}
    />
    <Button>Plant a tree</Button>
    <Button variant="line" disabled>
      <Sign name="water" /> Download
    </Button>
    <Link href="/our-story">Our story</Link>
    <Badge>Water</Badge>
    <Breadcrumb steps={[{ label: 'Home', href: '/' }]} current="Team" />
    <TextField label="Name" hint="As in your passport" placeholder="Grace" />
    <TextArea label="Message" maxLength={200} />
    <SelectField label="Province" options={[{ value: 'kasai', label: 'Kasaï' }]} />
    <CheckboxField label="Keep me informed" />
    <RadioGroup label="Once or monthly" name="rhythm" options={[{ value: 'once', label: 'Once' }]} />
    <Switch label="Less data" />
    <Tabs defaultValue="now">
      <TabList label="Climate data">
        <Tab value="now">Now</Tab>
        <Tab value="past">Past</Tab>
      </TabList>
      <TabPanel value="now">Twenty-six provinces.</TabPanel>
    </Tabs>
    <Disclosure title="Who owns the borehole?" defaultOpen>
      The village committee.
    </Disclosure>
    <ImpactCard title="Water at Lukaya" picture={picture} value={7} unit="wells" href="/water" />
    <Dialog trigger={<Button variant="quiet">Read more</Button>} title="A dialog" description="Over the page.">
      Its words
    </Dialog>
    <SiteFooter
      name="Nzete"
      copyrightYear={2026}
      groups={[{ title: 'Act', links: [{ href: '/join', label: 'Join' }] }]}
    />
  </>
);
