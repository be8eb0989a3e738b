IF EXISTS (SELECT name FROM master.dbo.sysdatabases WHERE name = N'Shop')
BEGIN
	DROP DATABASE [Shop];
END
GO
CREATE TABLE [dbo].[Album]
(
    [AlbumId] INT NOT NULL IDENTITY,
    [Title] NVARCHAR(160) NOT NULL,
    CONSTRAINT [PK_Album] PRIMARY KEY CLUSTERED ([AlbumId])
);
GO
ALTER TABLE [dbo].[Album] ADD CONSTRAINT [FK] FOREIGN KEY ([ArtistId]) REFERENCES [dbo].[Artist] ([ArtistId]);
GO
CREATE PROCEDURE dbo.FindAlbum @id INT, @title NVARCHAR(10) AS
BEGIN
  SELECT CASE WHEN 1 = 1 THEN 2 END FROM dbo.Album a INNER JOIN Artist ON a.x = Artist.x WHERE AlbumId = @id;
  BEGIN TRY
    EXEC dbo.Audit @id;
  END TRY
  BEGIN CATCH
    PRINT 'x';
  END CATCH
END
GO
CREATE VIEW Albums AS SELECT * FROM Album
GO
