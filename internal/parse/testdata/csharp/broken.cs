namespace Harbour.Shop;

class Broken
{
    int Half( { }

    public void Whole() { Fine(); }

    void Open()
    {
        if (Ready()
        {
            Start(

    public int Last() => 1;
}

class After { }
